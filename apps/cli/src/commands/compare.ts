import { markdownText as plain } from "@audit/contract";
import type { AuditJson, FindingJson } from "@audit/engine";
import { EXIT } from "../exit-codes.ts";
import { faultsOf, placeOf } from "../faults/baseline.ts";
import { newFaults } from "../faults/new-faults.ts";
import { scoreText } from "../formats/reported.ts";
import { paint, print } from "../output.ts";
import { readAuditFile } from "../read-audit-file.ts";
import type { Arguments } from "../read-arguments.ts";
import { UsageError } from "../usage-error.ts";

interface Comparison {
  readonly scores: readonly { readonly name: string; readonly before: number | null; readonly after: number | null }[];
  /** Faults that are there now and were not, with the addresses that are new. */
  readonly appeared: readonly FindingJson[];
  /** Faults that were there, with the addresses that were read again and are free of them. */
  readonly gone: readonly FindingJson[];
  /** Addresses at fault before that were not read again: nothing is said of them. */
  readonly unread: number;
}

/** Tells what two audits differ in. @returns the exit status */
export async function compare({ values, positionals }: Arguments): Promise<number> {
  const [first, second, ...more] = positionals;
  if (first === undefined || second === undefined || more.length > 0)
    throw new UsageError("compare takes the JSON files of two audits, the earlier one first.");
  const compared = compareAudits(readAuditFile(first), readAuditFile(second));
  await print([write(compared, values.format)]);
  return EXIT.done;
}

export function compareAudits(before: AuditJson, after: AuditJson): Comparison {
  const [homeBefore, homeAfter] = [before.site.finalUrl, after.site.finalUrl];
  const read = new Set(after.pages.map(({ url }) => placeOf(url, homeAfter)));
  const judged = new Set([...after.findings.map(({ rule }) => rule), ...after.passed, ...after.notApplicable]);
  const undecided = new Set(after.findings.filter(({ verdict }) => verdict === "unknown").map(({ rule }) => rule));
  const missing = newFaults(before.findings, homeBefore, faultsOf(after.findings, homeAfter));
  const decided = missing.filter(({ rule }) => judged.has(rule) && !undecided.has(rule));
  const gone = decided.flatMap((finding) => {
    const pages = finding.pages.filter(({ url }) => read.has(placeOf(url, homeBefore)));
    return pages.length === 0 && finding.pages.length > 0 ? [] : [{ ...finding, pages, count: pages.length }];
  });
  const count = (findings: readonly FindingJson[]): number =>
    findings.reduce((sum, { pages }) => sum + pages.length, 0);
  return {
    scores: scorePairs(before, after),
    appeared: newFaults(after.findings, homeAfter, faultsOf(before.findings, homeBefore)),
    gone,
    unread: count(missing) - count(gone),
  };
}

function scorePairs(before: AuditJson, after: AuditJson): Comparison["scores"] {
  const of = ({ scores }: AuditJson): Record<string, number | null> => ({
    Health: scores.health,
    "AI visibility": scores.aiCitation,
    ...scores.byCategory,
  });
  const [old, now] = [of(before), of(after)];
  return Object.keys(now).map((name) => ({ name, before: old[name] ?? null, after: now[name] ?? null }));
}

function write(compared: Comparison, format: string | undefined): string {
  if (format === "json") return `${JSON.stringify(compared, null, 1)}\n`;
  if (format === "markdown") return asMarkdown(compared);
  if (format !== undefined && format !== "terminal")
    throw new UsageError(`compare prints terminal, json or markdown, not ${format}.`);
  const list = (title: string, findings: readonly FindingJson[], style: "red" | "green"): string[] => [
    "",
    `${title} (${findings.length})`,
    ...findings.map(
      ({ title: fault, rule, pages }) => `  ${paint(style, fault)} (${rule}), ${addresses(pages.length)}`,
    ),
  ];
  return [
    ...compared.scores.map(({ name, before, after }) => `  ${name.padEnd(14)} ${pair(before, after)}`),
    ...list("New", compared.appeared, "red"),
    ...list("Gone", compared.gone, "green"),
    ...unreadLine(compared),
    "",
  ].join("\n");
}

function asMarkdown(compared: Comparison): string {
  const list = (title: string, findings: readonly FindingJson[]): string[] => [
    "",
    `### ${title} (${findings.length})`,
    "",
    ...findings.map(({ title: fault, rule, pages }) => `- ${plain(fault)} (\`${rule}\`), ${addresses(pages.length)}`),
  ];
  return [
    "| | before | after |",
    "|---|---:|---:|",
    ...compared.scores.map(({ name, before, after }) => `| ${name} | ${scoreText(before)} | ${scoreText(after)} |`),
    ...list("New", compared.appeared),
    ...list("Gone", compared.gone),
    ...unreadLine(compared),
    "",
  ].join("\n");
}

const addresses = (count: number): string => `${count} ${count === 1 ? "address" : "addresses"}`;

const unreadLine = ({ unread }: Comparison): string[] =>
  unread === 0 ? [] : ["", `${addresses(unread)} at fault before could not be judged again.`];

function pair(before: number | null, after: number | null): string {
  const change = before === null || after === null ? 0 : after - before;
  const text = `${scoreText(before).padStart(3)} → ${scoreText(after).padStart(3)}`;
  return change === 0 ? text : paint(change > 0 ? "green" : "red", `${text}  ${change > 0 ? "+" : ""}${change}`);
}
