import type { Verification } from "@audit/contract";
import type { JobRow, Tx } from "../../platform/database/index.ts";
import { carryTask, findRunBefore, listWorked, type Carried } from "./store.ts";

/**
 * Gives the tasks of a new run what their owner did about the same fault in the run before: status, dates, notes. A
 * task that was complete and stands there again is reopened: regressed when the fault was seen to be gone, else open.
 */
export async function carryOver(
  tx: Tx,
  job: Pick<JobRow, "id" | "user_id" | "domain" | "created_at">,
  affected: ReadonlyMap<string, number>,
): Promise<void> {
  const before = await findRunBefore(tx, job);
  if (before === null) return;
  for (const { fingerprint, ...worked } of await listWorked(tx, before)) {
    const count = affected.get(fingerprint);
    if (count !== undefined) await carryTask(tx, job.id, fingerprint, carried(worked, count));
  }
}

function carried(worked: Carried, count: number): Carried {
  if (worked.status !== "completed") return { ...worked, verification: worked.verification };
  const verifiedAt = worked.verification?.verifiedAt ?? null;
  const verification: Verification = {
    state: verifiedAt === null ? "open" : "regressed",
    at: new Date().toISOString(),
    verifiedAt,
    checked: count,
    outOf: count,
    reason: null,
    seen: [],
  };
  return { ...worked, status: "todo", started_at: null, verification };
}
