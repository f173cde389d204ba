import type { Report } from "@audit/engine/process";
import { addressesName, pageTableName, PLAN, REPORT, saveArtifact, saveManyBytes } from "../../artifacts/index.ts";
import type { Run } from "../run.ts";

/**
 * Brings causes, evidence and fixes together into one plan, and findings and numbers into the report.
 * After it the audit's process is no longer needed.
 */
export async function planSite(run: Run): Promise<void> {
  const plan = await run.audit().plan();
  const report = await run.audit().report();
  await saveAddresses(run, report);
  await run.write(async (tx) => {
    await saveArtifact(tx, run.job.id, REPORT, report);
    await saveArtifact(tx, run.job.id, PLAN, plan);
  });
  await savePageTable(run);
  await run.closeAudit();
}

/** The crawl goes after some days; its pages stay readable as a table. */
async function savePageTable(run: Run): Promise<void> {
  const parts = await run.audit().pageTable();
  for (const [part, bytes] of parts.entries())
    await run.write((tx) => saveManyBytes(tx, run.job.id, new Map([[pageTableName(part), bytes]])));
}

/** One finding at a time: a large site has many addresses, and no more than one list of them is held. */
async function saveAddresses(run: Run, { findings }: Report): Promise<void> {
  for (const { rule } of findings) {
    const pages = await run.audit().addresses(rule);
    const named = new Map(pages.map((bytes, page) => [addressesName(rule, page), bytes]));
    await run.write((tx) => saveManyBytes(tx, run.job.id, named));
  }
}
