import type { ActionStatus } from "@audit/contract";
import type { ActionRow, Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { startCheck } from "../checks/index.ts";
import { findOwnAction, moveOwnAction } from "./store.ts";

interface Services {
  readonly db: Db;
  readonly queue: Queue;
}

/** Checks of one account in a day; each reads a few pages of somebody's site. */
const CHECKS_A_DAY = { hits: 300, seconds: 24 * 60 * 60 };

/**
 * Moves an own task; one that is newly complete is checked on the live site.
 * @returns null when there is no such own task.
 */
export async function moveAndCheck(
  { db, queue }: Services,
  userId: string,
  actionId: string,
  status: ActionStatus,
): Promise<ActionRow | null> {
  const before = await findOwnAction(db, userId, actionId);
  const isNews = status === "completed" && before !== null && before.status !== "completed";
  // A task can be completed however often its site was looked at today.
  const checks = isNews && (await isWithinLimit(db, userId));
  return db.transaction().execute(async (tx) => {
    const moved = await moveOwnAction(tx, userId, actionId, status);
    if (!moved || !checks) return moved;
    return (await startCheck(tx, queue, moved)) ? findOwnAction(tx, userId, actionId) : moved;
  });
}

async function isWithinLimit(db: Db, userId: string): Promise<boolean> {
  try {
    await limitHits(db, `check ${userId}`, CHECKS_A_DAY);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Looks at the live site again for an own task. @throws Problem NOT_FOUND, RATE_LIMITED. */
export async function checkNow({ db, queue }: Services, userId: string, actionId: string): Promise<ActionRow> {
  const action = await findOwnAction(db, userId, actionId);
  if (!action) throw new Problem("NOT_FOUND");
  await limitHits(db, `check ${userId}`, CHECKS_A_DAY);
  return db.transaction().execute(async (tx) => {
    await startCheck(tx, queue, action);
    return (await findOwnAction(tx, userId, actionId)) ?? action;
  });
}
