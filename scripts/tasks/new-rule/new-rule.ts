import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { ruleFiles } from "./rule-files.ts";

const CATEGORIES = ["schema", "content", "technical", "social", "tools"];
const NAME = /^[a-z0-9-]+$/;

/** `npm run new:rule -- <category>/<area>/<rule-id>`: the folder of a rule that works, to be written over. */
export function newRule([path = ""]: readonly string[]): void {
  const [category = "", area = "", id = ""] = path.split("/");
  if (!CATEGORIES.includes(category) || !NAME.test(area) || !NAME.test(id)) {
    console.error(`Usage: npm run new:rule -- <${CATEGORIES.join("|")}>/<area>/<rule-id>, in kebab case`);
    process.exit(2);
  }
  const folder = `packages/rules/src/rules/${category}/${area}/${id}`;
  if (existsSync(folder)) {
    console.error(`${folder} exists already.`);
    process.exit(1);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(ruleFiles({ category, area, id }))) {
    writeFileSync(`${folder}/${name}`, text);
    console.log(`${folder}/${name}`);
  }
  console.log(`\nThe rule works as it is; write over what it judges. Then:
  npm run test:some -- --project unit -t ${id}
  npm run -s conformance -- planted ${id}`);
}
