import type { ActionEvidence } from "@audit/contract";
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
  return [HEAD, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n");
}

/** Sheets run what begins with these signs as a formula, wherever it came from; an apostrophe makes it text. */
const FORMULA = /^\s*[=+\-@|]/;

const quoted = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""').replace(/\s*[\r\n]+\s*/g, " | ")}"`;

/** "shop.example-title-missing.csv", of letters, digits, dots and hyphens only. */
export const csvName = (domain: string, rule: string): string => `${safe(domain)}-${safe(rule)}.csv`;

const safe = (text: string): string =>
  text
    .replace(/[^a-z0-9.-]+/gi, "-")
    .replace(/^[.-]+/, "")
    .slice(0, 100);
