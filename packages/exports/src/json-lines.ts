import type { ExportedAudit } from "./exported-audit.ts";

/** An audit as JSON Lines: one object a line, each with its `record`: site, page, fault (one per address) and task. */
export function* asJsonLines(audit: ExportedAudit): Generator<string, undefined> {
  yield line("site", audit.site);
  for (const page of audit.pages) yield line("page", page);
  for (const { pages, ...finding } of audit.findings) {
    if (pages.length === 0) yield line("fault", { ...finding, url: null, evidence: null });
    for (const { url, evidence } of pages) yield line("fault", { ...finding, url, evidence });
  }
  for (const action of audit.actions) yield line("task", action);
}

const line = (record: string, value: object): string => `${JSON.stringify({ record, ...value })}\n`;
