import type { Verification } from "@audit/contract";
import type { ActionRow, Db, JobRow, Tx } from "../../platform/database/index.ts";
import { announceTask } from "../notices/index.ts";

/** A claimed check with the task and the job that it is about. */
export interface ClaimedCheck {
  readonly id: string;
  readonly attempts: number;
  readonly action: ActionRow;
  readonly job: JobRow;
}

/** @returns null when a check of the task waits already. */
export async function insertCheck(
  tx: Tx,
  action: Pick<ActionRow, "id" | "user_id" | "job_id">,
): Promise<string | null> {
  const row = await tx
    .insertInto("action_checks")
    .values({ action_id: action.id, user_id: action.user_id, job_id: action.job_id })
    .onConflict((conflict) => conflict.column("action_id").where("state", "=", "waiting").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function saveVerification(db: Db | Tx, actionId: string, verification: Verification): Promise<void> {
  await db
    .updateTable("actions")
    .set({ verification: JSON.stringify(verification) })
    .where("id", "=", actionId)
    .execute();
}

/** Takes the check over from whoever had it. @returns null when it is done or gone. */
export async function claimCheck(db: Db, id: string): Promise<ClaimedCheck | null> {
  const check = await db
    .updateTable("action_checks")
    .set((q) => ({ attempts: q("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
  if (!check) return null;
  const action = await db.selectFrom("actions").selectAll().where("id", "=", check.action_id).executeTakeFirst();
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", check.job_id).executeTakeFirst();
  return action && job ? { id, attempts: check.attempts, action, job } : null;
}

/** Writes the end, unless somebody else has claimed the check since. */
export const finishCheck = (db: Db, check: ClaimedCheck, verification: Verification): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("action_checks")
      .set({ state: "done", finished_at: new Date() })
      .where("id", "=", check.id)
      .where("attempts", "=", check.attempts)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { id, title } = check.action;
    await saveVerification(tx, id, verification);
    const { state } = verification;
    if (state === "verified" || state === "regressed") await announceTask(tx, check.job, { id, title, state });
  });

/** A claim that was given back at shutdown is no try. */
export async function giveCheckBack(db: Db, check: ClaimedCheck): Promise<void> {
  await db
    .updateTable("action_checks")
    .set((q) => ({ attempts: q("attempts", "-", 1) }))
    .where("id", "=", check.id)
    .where("attempts", "=", check.attempts)
    .execute();
}

const KEPT_DAYS = 30;

/** What was found stands with the task; the rows of done checks are of no use later. */
export async function deleteOldChecks(db: Db): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await db.deleteFrom("action_checks").where("state", "=", "done").where("finished_at", "<", before).execute();
}
