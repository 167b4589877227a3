//! axe-core's accessibility checks, put into the page by the driver: the page's own policy stays
//! as strict as it is.

use crate::page::Page;
use crate::place;
use serde_json::Value;
use std::fs;

impl Page {
    /// What axe-core finds wrong, one line each; nothing if all is well.
    pub fn accessibility_faults(&self) -> Vec<String> {
        let path = place::in_workspace("tests/node_modules/axe-core/axe.min.js");
        let axe = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; run npm ci in tests/", path.display()));
        if self.run("return typeof axe") == "undefined" {
            self.run(&axe);
        }
        // What is well needs no addresses: looking for them takes longer than all the checks.
        let script = "
            const fault = rule => rule.nodes.map(node =>
                `${rule.id} (${rule.impact}): ${rule.help}: ${node.target.join(' ')}`);
            axe.run(document, { resultTypes: ['violations'] }).then(
                result => done(result.violations.flatMap(fault)),
                error => done([`axe failed: ${error}`]));";
        let faults = self.browser().execute_until_done(script, vec![]);
        let lines = faults.as_array().expect("the script gives a list").iter();
        lines.filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Fails if axe-core finds anything wrong.
    pub fn assert_accessible(&self) {
        let faults = self.accessibility_faults();
        let (engine, url) = (self.engine().name(), self.url());
        assert!(faults.is_empty(), "{engine}: accessibility faults on {url}: {faults:#?}");
    }
}
