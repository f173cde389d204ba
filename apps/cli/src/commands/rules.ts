import { csvFile } from "@audit/contract";
import { catalogue, writeRulePage, type CatalogueEntry } from "@audit/engine";
import { inList } from "../choose-tasks.ts";
import { EXIT } from "../exit-codes.ts";
import { print } from "../output.ts";
import type { Arguments } from "../read-arguments.ts";
import { UsageError } from "../usage-error.ts";

const CATEGORIES = ["schema", "content", "technical", "social", "tools"];

/** Lists the rules, or prints one's page. @returns the exit status */
export async function rules({ values, positionals }: Arguments): Promise<number> {
  const inCategory = inList("--category", values.category, CATEGORIES);
  const [id] = positionals;
  const all = catalogue().filter(({ category }) => inCategory(category));
  const shown = id === undefined ? all : all.filter((entry) => entry.id === id);
  if (id !== undefined && shown.length === 0) throw new UsageError(`There is no rule called "${id}".`);
  await print([`${write(shown, values.format, id !== undefined)}\n`]);
  return EXIT.done;
}

function write(entries: readonly CatalogueEntry[], format: string | undefined, isOne: boolean): string {
  if (format === "json") return JSON.stringify(entries, null, 1);
  if (format === "csv") return csvFile([HEAD, ...entries.map(rowOf)]).trimEnd();
  if (format !== undefined && format !== "terminal" && format !== "markdown")
    throw new UsageError(`rules prints terminal, json, markdown or csv, not ${format}.`);
  if (isOne || format === "markdown") return entries.map((entry) => writeRulePage(entry)).join("\n");
  const width = Math.max(...entries.map(({ id }) => id.length));
  return entries
    .map(({ id, severity, says }) => `${id.padEnd(width)}  ${severity.padEnd(6)}  ${says.failing}`)
    .join("\n");
}

const HEAD = ["Rule", "Category", "Area", "Severity", "Weight", "Ground", "Fault", "Source"];

const rowOf = ({ id, category, area, severity, weight, grade, says }: CatalogueEntry): (string | number)[] => [
  id,
  category,
  area,
  severity,
  weight,
  grade,
  says.failing,
  says.source,
];
