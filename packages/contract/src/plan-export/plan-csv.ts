import { oneLine } from "./escape.ts";
import { rankText } from "./rank-text.ts";
import { applies, sectionsOf, type ExportedAction, type ExportedPlan } from "./plan.ts";

// Spreadsheets run what begins like this, after spaces too; the wide forms count in some of them.
const FORMULA = /^[\s']*[=+\-@|%＝＋－＠]/;

/** Where a list separator is a semicolon, a cell begins behind each, whatever quotes stand around. */
const LATER_FORMULA = /([;\t]\s*)(?=[=+\-@|%＝＋－＠])/g;

/** One field, RFC 4180, that no spreadsheet reads as a formula. */
export function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const line = oneLine(value).replaceAll(LATER_FORMULA, "$1'");
  const harmless = FORMULA.test(line) ? `'${line}` : line;
  return /[",;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export type CsvCell = string | number | readonly string[];

/** A cell of several lines, quoted as RFC 4180 has it; of one line it is a field like others. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === "string" || typeof cell === "number") return csvField(cell);
  if (cell.length < 2) return csvField(cell[0] ?? "");
  const inner = cell.map((line) => csvField(line).replace(/^"([\s\S]*)"$/, "$1"));
  return `"${inner.join("\n")}"`;
}

/** Rows as a file that spreadsheets open in UTF-8; a list is a cell of so many lines. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

const COLUMNS: readonly (readonly [string, (action: ExportedAction) => string | number])[] = [
  ["Status", ({ status }) => status],
  ["Impact", ({ impact }) => impact],
  ["Category", ({ category }) => category],
  ["Action", (action) => action.action_name],
  ["Difficulty", ({ difficulty }) => difficulty],
  ["Minutes", (action) => action.time_estimate],
  ["Results", (action) => action.time_to_result],
  ["Business value", (action) => action.business_value],
  ["Problem", ({ problem }) => problem],
  ["Solution", ({ solution }) => solution],
  ["Affected pages", ({ affected }) => affected.count],
  ["First page", ({ affected }) => affected.urls[0] ?? ""],
  ["How to check", ({ check }) => check],
  ["Tags", ({ tags }) => tags.join(" ")],
  ["Priority", ({ priority }) => priority],
  ["Why this rank", (action) => rankText(action) ?? ""],
  ["Type", ({ type }) => type],
  ["Assigned to", ({ assignee }) => assignee ?? ""],
  ["Due", (action) => action.due_on ?? ""],
  ["Not relevant here", (action) => action.not_relevant ?? ""],
];

/** The plan as a table, in the order of every export. */
export const planCsv = ({ actions }: Pick<ExportedPlan, "actions">): string =>
  csvFile([
    COLUMNS.map(([name]) => name),
    ...[
      ...sectionsOf(actions).flatMap((section) => section.actions),
      ...actions.filter((action) => !applies(action)),
    ].map((action) => COLUMNS.map(([, read]) => read(action))),
  ]);
