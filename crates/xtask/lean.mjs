// Writes scripts shorter, for whoever downloads them: `node lean.mjs FROM TO …`, in pairs. Names that a script
// keeps to itself become short; what it exports, and what it asks of the page, stays.
import { readFileSync, writeFileSync } from "node:fs";
import { minify } from "terser";

const files = process.argv.slice(2);
for (let pair = 0; pair < files.length; pair += 2) {
  const script = readFileSync(files[pair], "utf8");
  const { code } = await minify(script, { module: true, ecma: 2022, compress: { passes: 3 } });
  writeFileSync(files[pair + 1], `${code}\n`);
}
