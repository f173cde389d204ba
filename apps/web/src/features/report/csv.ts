import type { ActionEvidence, ReportFinding } from "@audit/contract";
import { evidenceText } from "../../components/evidence-text.ts";

const HEAD = ["address", "where", "seen", "expected"];

/** Addresses and what was seen there as a sheet: CRLF lines, every value quoted. */
export function csvOf(addresses: readonly ActionEvidence[]): string {
  const rows = addresses.map(({ url, at, saw, expected }) => [
    url,
    at,
    evidenceText(saw),
    expected === undefined ? "" : evidenceText(expected),
  ]);
  return sheetOf([HEAD, ...rows]);
}

const FINDING_HEAD = ["rule", "finding", "category", "area", "impact", "verdict", "pages", "of", "certainty", "source"];

/** Findings as a sheet, a line each. */
export function findingsCsv(findings: readonly ReportFinding[]): string {
  const rows = findings.map(({ rule, title, category, area, severity, verdict, count, outOf, certainty, source }) => [
    rule,
    title,
    category,
    area,
    severity,
    verdict,
    String(count),
    String(outOf),
    String(certainty),
    source,
  ]);
  return sheetOf([FINDING_HEAD, ...rows]);
}

const sheetOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(",")).join("\r\n");

/** Sheets run what begins with these signs as a formula, wherever it came from; an apostrophe makes it text. */
const FORMULA = /^\s*[=+\-@|]/;

const quoted = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""').replace(/\s*[\r\n]+\s*/g, " | ")}"`;

/** "shop.example-title-missing.csv", of letters, digits, dots and hyphens only. */
export const csvName = (domain: string, rule: string): string => `${safe(domain)}-${safe(rule)}.csv`;

/** "shop.example-findings.csv" */
export const findingsName = (domain: string): string => `${safe(domain)}-findings.csv`;

const safe = (text: string): string =>
  text
    .replace(/[^a-z0-9.-]+/gi, "-")
    .replace(/^[.-]+/, "")
    .slice(0, 100);
