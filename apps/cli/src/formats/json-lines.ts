import type { AuditJson } from "@audit/engine";

/** An audit as JSON Lines: one object a line, each with its `record`: site, page, fault (one per address) and task. */
export function* asJsonLines(audit: AuditJson): Generator<string, undefined> {
  const { site, engine, coverage, scores } = audit;
  yield line("site", { ...site, engine, coverage, scores });
  for (const page of audit.pages) yield line("page", page);
  for (const { pages, ...finding } of audit.findings) {
    if (pages.length === 0) yield line("fault", { ...finding, url: null, evidence: null });
    for (const { url, evidence } of pages) yield line("fault", { ...finding, url, evidence });
  }
  for (const action of audit.actions) yield line("task", action);
}

const line = (record: string, value: object): string => `${JSON.stringify({ record, ...value })}\n`;
