//! Addresses outside the course.

/// How an address on the web begins.
const WEB: [&str; 2] = ["https://", "http://"];

/// How an address begins that is somebody's mail.
const MAIL: &str = "mailto:";

/// Whether an address begins like one that leads out of the course, even if it leads nowhere.
pub(super) fn means_outside(address: &str) -> bool {
    WEB.into_iter().chain([MAIL]).any(|start| address.starts_with(start))
}

/// Whether an address leads somewhere outside: to a host, or to somebody's mail.
pub(super) fn is_outside(address: &str) -> bool {
    is_web(address) || address.strip_prefix(MAIL).is_some_and(is_mail)
}

/// Whether an address on the web names a host.
pub(super) fn is_web(address: &str) -> bool {
    let rest = WEB.iter().find_map(|start| address.strip_prefix(start));
    let host = rest.and_then(|rest| rest.split(['/', '?', '#', ':']).next());
    host.is_some_and(|host| host.starts_with(char::is_alphanumeric))
}

/// Whether it says who, and where.
fn is_mail(text: &str) -> bool {
    let address = text.split('?').next().unwrap_or_default();
    address
        .split_once('@')
        .is_some_and(|(name, host)| !name.is_empty() && host.starts_with(char::is_alphanumeric))
}
