import { saveArtifact } from "../artifact-store.ts";
import { PLAN } from "../plan.ts";
import type { Run } from "../run.ts";

/** Brings causes, evidence and fixes together into one plan. After it the audit's process is no longer needed. */
export async function planSite(run: Run): Promise<void> {
  const plan = await run.audit().plan();
  await run.write((tx) => saveArtifact(tx, run.job.id, PLAN, plan));
  await run.closeAudit();
}
