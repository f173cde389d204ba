import type { AuditJson } from "../../audit-json.ts";
import type { AuditRequest } from "../../audit.ts";
import { openAudit } from "../../open-audit.ts";

/** An audit without what a clock says: when it was, and how long answers took. */
function withoutClock(audit: AuditJson): AuditJson {
  return {
    ...audit,
    site: { ...audit.site, startedAt: "", finishedAt: "" },
    pages: audit.pages.map((page) => ({ ...page, ttfbMs: null })),
  };
}

/** The site audited so many times, each as JSON without clock fields: plan, scores, findings and pages. */
export async function auditTimes(request: AuditRequest, times: number): Promise<string[]> {
  const made: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const audit = openAudit(request);
    try {
      made.push(JSON.stringify(withoutClock(await audit.json())));
    } finally {
      await audit.close();
    }
  }
  return made;
}

const AROUND = 160;

/** Where two texts part, with what stands around it; null when they are the same. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `at ${at}:\n  ${around(one)}\n  ${around(other)}`;
}
