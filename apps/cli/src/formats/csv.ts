import { csvFile } from "@audit/contract";
import { evidenceText } from "@audit/exports";
import type { Reported } from "./reported.ts";

/** A row for each address at fault. */
export function asCsv({ findings, fresh }: Reported): string {
  const news = new Set((fresh ?? []).flatMap(({ rule, pages }) => pages.map(({ url }) => `${rule} ${url}`)));
  return csvFile([
    ["Rule", "Severity", "Category", "Fault", "Address", "Seen", "New"],
    ...findings.flatMap(({ rule, severity, category, title, pages }) =>
      pages.map(({ url, evidence }) => [
        rule,
        severity,
        category,
        title,
        url,
        evidenceText(evidence),
        fresh === null ? "" : news.has(`${rule} ${url}`) ? "yes" : "no",
      ]),
    ),
  ]);
}
