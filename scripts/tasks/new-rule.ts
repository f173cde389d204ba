import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const CATEGORIES = ["schema", "content", "technical", "social", "tools"];

/** `npm run new:rule -- <category>/<area>/<rule-id>`: a rule file, its cases, and the line that registers it. */
export function newRule([path = ""]: readonly string[]): void {
  const [category = "", area = "", id = ""] = path.split("/");
  if (!CATEGORIES.includes(category) || !/^[a-z0-9-]+$/.test(area) || !/^[a-z0-9-]+$/.test(id)) {
    console.error(`Usage: npm run new:rule -- <${CATEGORIES.join("|")}>/<area>/<rule-id>, in kebab case`);
    process.exit(2);
  }
  const folder = `packages/auditor/src/rules/${category}/${area}`;
  const file = `${folder}/${id}.ts`;
  if (existsSync(file)) {
    console.error(`${file} exists already.`);
    process.exit(1);
  }
  const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, ruleText(category, area, id, name));
  writeFileSync(`${folder}/${id}.cases.ts`, casesText());
  register(category, area, id, name);
  console.log(`${file}\n${folder}/${id}.cases.ts\nFill in both; npx vitest run --project unit -t ${id}`);
}

const ruleText = (
  category: string,
  area: string,
  id: string,
  name: string,
): string => `import { indexableHtml } from "../../../populations.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, pass } from "../../../verdict.ts";

export const ${name} = definePageRule({
  id: "${id}",
  category: "${category}",
  area: "${area}",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  over: indexableHtml,
  reads: ["head"],
  says: { failing: "", why: "", fix: "", source: "" },
  judge: ({ head }) => (head.titles.length > 0 ? pass() : fail({ at: "head", saw: null })),
});
`;

const casesText = (): string => `import type { PageRuleCases } from "../../../rule-cases.ts";

export const cases: PageRuleCases = { passing: [], failing: [], outside: [] };
`;

function register(category: string, area: string, id: string, name: string): void {
  const index = `packages/auditor/src/rules/${category}/index.ts`;
  const text = readFileSync(index, "utf8");
  const imported = `import { ${name} } from "./${area}/${id}.ts";\n${text}`;
  writeFileSync(index, imported.replace(/(readonly Rule\[\] = \[)/, `$1\n  ${name},`));
}
