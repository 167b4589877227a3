//! The page as Chromium tells it to a screen reader: roles and names, and nothing that is only seen.

use crate::engine::Engine;
use crate::page::Page;
use serde_json::{Value, json};
use std::collections::HashMap;

/// One thing that a screen reader can come to.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is: `button`, `grid`, `status`, `StaticText`.
    pub role: String,
    /// What it is called.
    pub name: String,
    element: Value,
}

impl Page {
    /// All that is told, in reading order; `None` in the other engines, which keep it from a driver.
    pub fn tree(&self) -> Option<Vec<Node>> {
        if self.engine() != Engine::Chromium {
            return None;
        }
        let tree = self.browser().devtools("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().into_iter().flatten();
        let nodes: HashMap<&str, &Value> =
            nodes.filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let root = nodes.values().find(|node| node["parentId"].is_null());
        let mut told = Vec::new();
        let mut next: Vec<&Value> = root.into_iter().copied().collect();
        while let Some(node) = next.pop() {
            let text = |what: &str| node[what]["value"].as_str().unwrap_or_default().to_owned();
            if node["ignored"] == false {
                let element = node["backendDOMNodeId"].clone();
                told.push(Node { role: text("role"), name: text("name"), element });
            }
            let children = node["childIds"].as_array().into_iter().flatten().rev();
            next.extend(children.filter_map(|child| nodes.get(child.as_str()?).copied()));
        }
        Some(told)
    }

    /// Presses something, as a screen reader does.
    pub fn press_node(&self, node: &Node) {
        let browser = self.browser();
        let found = browser.devtools("DOM.resolveNode", &json!({ "backendNodeId": node.element }));
        let press = json!({
            "objectId": found["object"]["objectId"],
            "functionDeclaration": "function () { this.click() }",
        });
        browser.devtools("Runtime.callFunctionOn", &press);
        // The names of squares follow the picture; the next tree is to hold them.
        self.hear();
    }
}
