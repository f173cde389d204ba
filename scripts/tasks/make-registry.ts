import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const RULES = "packages/rules/src/rules";
const REGISTRY = "packages/rules/src/registry.generated.ts";
/** Order of the categories in lists of rules; areas and rules follow by name. */
const CATEGORIES = ["technical", "content", "schema", "social", "tools"];

/** Writes the list of all rules from the folders that hold one: `<category>/<area>/<id>/rule.ts`. */
export function makeRegistry(): void {
  const folders = globSync(`${RULES}/*/*/*/rule.ts`)
    .map((file) => file.replaceAll("\\", "/").slice(RULES.length + 1, -"/rule.ts".length))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const names = folders.map((folder) => [folder, nameOf(folder)] as const);
  const text = [
    "// Made from the folders under rules/ by scripts/tasks/make-registry.ts.",
    'import type { Rule } from "./rule.ts";',
    ...names.map(([folder, name]) => `import { rule as ${name} } from "./rules/${folder}/rule.ts";`),
    "",
    "export const allRules: readonly Rule[] = [",
    ...names.map(([, name]) => `  ${name},`),
    "];",
    "",
  ].join("\n");
  // An unchanged file keeps its time, which builds go by.
  if (!existsSync(REGISTRY) || readFileSync(REGISTRY, "utf8") !== text) writeFileSync(REGISTRY, text);
}

const rankOf = (folder: string): number => CATEGORIES.indexOf(folder.split("/")[0] ?? "");

/** `technical/links/orphan-pages` is called orphanPages. */
const nameOf = (folder: string): string =>
  (folder.split("/").at(-1) ?? "").replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) makeRegistry();
