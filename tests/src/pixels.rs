//! What a page looks like, dot by dot.

use crate::page::Page;
use crate::setting::Scripts;
use serde_json::{Value, json};

/// Boxes of the window, cut out of a picture of it: how bright each dot is, from 0.0 to 1.0, by WCAG 2.2. The
/// picture is read by the browser, which can.
const READ: &str = "
    const [png, boxes] = arguments[0], canvas = document.createElement('canvas');
    const light = part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    createImageBitmap(new Blob([new Uint8Array(png)])).then(image => {
        canvas.width = image.width, canvas.height = image.height;
        const context = canvas.getContext('2d'), scale = image.width / innerWidth;
        context.drawImage(image, 0, 0);
        done(boxes.map(box => {
            const { data } = context.getImageData(...box.map(side => Math.round(side * scale)));
            return Array.from({ length: data.length / 4 }, (_, at) => {
                const [red, green, blue] = data.subarray(4 * at, 4 * at + 3);
                return Math.round((0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)) * 1000) / 1000;
            });
        }));
    }, error => done(String(error)))";

impl Page {
    /// How bright the dots of each element are that `css` selects, from 0.0 to 1.0. They must be in view, and the
    /// page must be allowed scripts.
    pub fn brightness(&self, css: &str) -> Vec<Vec<f64>> {
        assert_eq!(self.browser().setting.get().scripts, Scripts::On, "the browser reads its own picture");
        self.wait_until_painted();
        let client = self.browser().client();
        let png = self.browser().drive("take a screenshot", client.screenshot());
        let boxes = self.run_with(
            "return [...document.querySelectorAll(arguments[0])].map(element => {
                const { left, top, width, height } = element.getBoundingClientRect();
                return [left, top, width, height] })",
            css,
        );
        let dots = self.run_until_done(READ, json!([png, boxes]));
        let dots = dots.as_array().unwrap_or_else(|| panic!("no picture can be read: {dots}"));
        let row = |row: &Value| row.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        dots.iter().map(row).collect()
    }
}
