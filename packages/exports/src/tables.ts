import type { TableForm } from "@audit/contract";
import type { ExportedAudit } from "./exported-audit.ts";
import { pageRows } from "./page-sheets.ts";

export type Value = string | number | null;

const pagesOf = ({ pages }: ExportedAudit): Value[][] => [
  ["Address", "Status", "Kind", "Title", "Description", "Heading", "Words", "Depth", "Indexable", "Why", "Language"],
  ...pages.map((page) => [
    page.url,
    page.status,
    page.kind,
    page.title,
    page.description,
    page.h1[0] ?? null,
    page.words,
    page.depth,
    page.indexable ? "yes" : "no",
    page.indexability,
    page.lang,
  ]),
];

const faultsOf = ({ findings }: ExportedAudit): Value[][] => [
  ["Rule", "Severity", "Category", "Verdict", "Fault", "Address", "Seen"],
  ...findings.flatMap(({ rule, severity, category, verdict, title, pages }) =>
    pages.map(({ url, evidence }) => [rule, severity, category, verdict, title, url, evidenceText(evidence)]),
  ),
];

const planOf = ({ actions }: ExportedAudit): Value[][] => [
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

const changesOf = ({ actions }: ExportedAudit): Value[][] => [
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

/** Every table of an audit: a head, then its rows. */
export const tables: Readonly<Record<TableForm, (audit: ExportedAudit) => Value[][]>> = {
  pages: pagesOf,
  faults: faultsOf,
  plan: planOf,
  changes: changesOf,
  proposals: pageRows,
};

/** What was seen at one address, as a short text. */
export function evidenceText(evidence: ExportedAudit["findings"][number]["pages"][number]["evidence"]): string {
  const { at, saw, expected } = evidence;
  const wanted = expected === undefined ? "" : `; expected ${textOf(expected)}`;
  return cut(`${at}: ${textOf(saw)}${wanted}`);
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const MOST_CHARACTERS = 300;
const cut = (text: string): string => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text);
