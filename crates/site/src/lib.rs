//! site

pub mod publish;
pub mod serve;
pub mod trouble;
