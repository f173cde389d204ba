import { requireDrafts } from "../../artifacts/index.ts";
import { replaceActions } from "../../features/actions/index.ts";
import { carryOver } from "../../features/history/index.ts";
import { changeJob } from "../job-store.ts";
import type { Run } from "../run.ts";

const countOf = (affected = '{"count":0}'): number => (JSON.parse(affected) as { count: number }).count;

/** Turns the drafts into the owner's action list; what was worked off on an earlier try stays worked off. */
export async function publishActions(run: Run): Promise<void> {
  await run.write((tx) => changeJob(tx, run.job.id, { action_generation_status: "generating" }));
  const drafts = await requireDrafts(run.db, run.job.id);
  await run.write(async (tx) => {
    await replaceActions(tx, run.job.id, drafts);
    const affected = drafts.map((draft) => [draft.fingerprint, countOf(draft.affected)] as const);
    await carryOver(tx, run.job, new Map(affected));
  });
}
