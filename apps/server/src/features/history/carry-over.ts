import type { Verification } from "@audit/contract";
import type { JobRow, Tx } from "../../platform/database/index.ts";
import { AS_MANY } from "./compare.ts";
import { carryPages } from "./carry-pages.ts";
import { carryTask, listRuns, listWorked, type Carried, type RunRow, type WorkedRow } from "./store.ts";

/**
 * Gives the tasks of a new run what their owner did about the same fault when a run last showed it: status, dates,
 * notes, plans. Runs in between that did not show it, because it was mended or the site was shut, lose nothing. A task that was
 * complete and stands there again is reopened: regressed when the fault was seen to be gone, else open.
 */
export async function carryOver(
  tx: Tx,
  job: Pick<JobRow, "id" | "user_id" | "domain" | "created_at">,
  affected: ReadonlyMap<string, number>,
): Promise<void> {
  const worked = await listWorked(tx, job, [...affected.keys()]);
  if (worked.length === 0) return;
  const runs = (await listRuns(tx, job.user_id, job.domain)).filter(
    ({ id, created_at }) => id !== job.id && created_at <= job.created_at,
  );
  await carryPages(tx, job.id, worked);
  for (const row of worked)
    await carryTask(tx, job.id, row.fingerprint, carried(row, wasGone(row, runs), affected.get(row.fingerprint) ?? 0));
}

/** A later run read as much of the site and did not show the fault. */
const wasGone = ({ seenAt, pagesRead }: WorkedRow, runs: readonly RunRow[]): RunRow | undefined =>
  runs.find((run) => run.created_at > seenAt && run.pages_crawled >= AS_MANY * pagesRead);

function carried(row: WorkedRow, gone: RunRow | undefined, count: number): Carried {
  const { status, started_at, notes, effectiveness_rating, assignee, due_on, not_relevant, verification } = row;
  const kept = { notes, effectiveness_rating, assignee, due_on, not_relevant };
  if (status !== "completed") return { ...kept, status, started_at, verification };
  const verifiedAt = verification?.verifiedAt ?? gone?.completed_at?.toISOString() ?? null;
  const reopened: Verification = {
    state: verifiedAt === null ? "open" : "regressed",
    at: new Date().toISOString(),
    verifiedAt,
    checked: count,
    outOf: count,
    reason: null,
    seen: [],
    byAudit: true,
  };
  return { ...kept, status: "todo", started_at: null, verification: reopened };
}
