import type { AuditJson } from "@audit/engine";
import writeExcel from "write-excel-file/node";
import { evidenceText } from "./reported.ts";
import { pageRows } from "./sheets.ts";

type Value = string | number | null;
/** Excel's own bounds: https://support.microsoft.com/office/excel-specifications-and-limits */
const MOST_ROWS = 1_048_575;
const MOST_TEXT = 32_000;

/** Everything as tables of one workbook: pages, faults, plan, changes, proposals. */
export async function asWorkbook(audit: AuditJson): Promise<Buffer> {
  const sheets: readonly (readonly [string, Value[][]])[] = [
    ["Pages", pagesOf(audit)],
    ["Faults", faultsOf(audit)],
    ["Plan", planOf(audit)],
    ["Changes", changesOf(audit)],
    ["Proposals", pageRows(audit)],
  ];
  return writeExcel(
    sheets.map(([sheet, rows]) => ({
      sheet,
      data: rows.slice(0, MOST_ROWS).map((row, at) => row.map(cellOf(at === 0))),
    })),
  ).toBuffer();
}

/** Texts are texts, whatever they begin with: no cell is a formula. */
const cellOf = (isHead: boolean) => (value: Value) =>
  value === null
    ? null
    : typeof value === "number"
      ? { type: Number, value }
      : { type: String, value: fit(value), ...(isHead ? { fontWeight: "bold" as const } : {}) };

// XML can't hold control characters.
const fit = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "").slice(0, MOST_TEXT);

const pagesOf = ({ pages }: AuditJson): Value[][] => [
  ["Address", "Status", "Kind", "Title", "Description", "Words", "Depth", "Indexable", "Why", "Language"],
  ...pages.map((page) => [
    page.url,
    page.status,
    page.kind,
    page.title,
    page.description,
    page.words,
    page.depth,
    page.indexable ? "yes" : "no",
    page.indexability,
    page.language,
  ]),
];

const faultsOf = ({ findings }: AuditJson): Value[][] => [
  ["Rule", "Severity", "Category", "Verdict", "Fault", "Address", "Seen"],
  ...findings.flatMap(({ rule, severity, category, verdict, title, pages }) =>
    pages.map(({ url, evidence }) => [rule, severity, category, verdict, title, url, evidenceText(evidence)]),
  ),
];

const planOf = ({ actions }: AuditJson): Value[][] => [
  ["No.", "Impact", "Task", "Minutes", "Done by", "Difficulty", "Pages", "Problem", "Solution", "Check", "Rule"],
  ...actions.map((action, at) => [
    at + 1,
    action.impact,
    action.title,
    action.time_estimate,
    action.done_by,
    action.difficulty,
    action.affected.count,
    action.problem,
    action.solution,
    action.check,
    action.rule,
  ]),
];

const changesOf = ({ actions }: AuditJson): Value[][] => [
  ["Task", "Where", "Page or file", "What", "Which", "Now", "Then", "Once in the template"],
  ...actions.flatMap(({ title, patches }) =>
    patches.map(({ at, url, op, key, before, after, template }) => [
      title,
      at,
      url,
      op,
      key ?? "",
      before,
      after,
      template === true ? "yes" : "",
    ]),
  ),
];
