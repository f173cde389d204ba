import type { AuditJson } from "../audit-json.ts";
import { openAudit } from "../open-audit.ts";

const MORE_PAGES_THAN_ANY_SITE = 5_000;

/** Audits a whole site that is served on this machine, without pauses. */
export async function auditWhole(url: string): Promise<AuditJson> {
  const audit = openAudit({
    url,
    allowHosts: [new URL(url).host],
    maxPages: MORE_PAGES_THAN_ANY_SITE,
    maxSeconds: 300,
    concurrency: 8,
    rate: 0,
  });
  try {
    return await audit.json();
  } finally {
    await audit.close();
  }
}
