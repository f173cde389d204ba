import type { SiteMemory } from "@audit/engine/process";
import { loadBuiltInPlan } from "../artifacts/index.ts";
import { findRunBefore } from "../features/history/index.ts";
import type { Db, JobRow } from "../platform/database/index.ts";

/** What the plan of the run before left behind, so that tasks are known again; undefined when there is none. */
export async function loadPreviousMemory(
  db: Db,
  job: Pick<JobRow, "id" | "user_id" | "domain" | "created_at">,
): Promise<SiteMemory | undefined> {
  const before = await findRunBefore(db, job);
  return before === null ? undefined : (await loadBuiltInPlan(db, before))?.memory;
}
