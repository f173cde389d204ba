import type { ActionStatus, TaskEdit } from "@audit/contract";
import type { ActionRow, Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { startCheck } from "../checks/index.ts";
import { editOwnActions, findOwnAction, listOwnActions, moveOwnAction, type Stated } from "./store.ts";

interface Services {
  readonly db: Db;
  readonly queue: Queue;
}

/** Checks of one account in a day; each reads a few pages of somebody's site. */
const CHECKS_A_DAY = { hits: 300, seconds: 24 * 60 * 60 };

/** Moves an own task; one that is newly complete is checked on the live site. @throws Problem NOT_FOUND. */
export async function moveAndCheck(
  services: Services,
  userId: string,
  actionId: string,
  status: ActionStatus,
): Promise<ActionRow> {
  const [moved] = await editAndCheck(services, userId, [actionId], { status });
  if (!moved) throw new Problem("NOT_FOUND");
  return moved;
}

/**
 * Changes own tasks alike, all or none; those that are newly complete are checked on the live site.
 * @returns them as they are then, in the order of their plan
 * @throws Problem NOT_FOUND when one of them is no own task.
 */
export async function editAndCheck(
  { db, queue }: Services,
  userId: string,
  ids: readonly string[],
  { status, ...words }: Stated<TaskEdit>,
): Promise<ActionRow[]> {
  const before = await listOwnActions(db, userId, ids);
  if (before.length < new Set(ids).size) throw new Problem("NOT_FOUND");
  // A task can be completed however often its site was looked at today.
  const checked = new Set<string>();
  if (status === "completed")
    for (const { id, status: was } of before)
      if (was !== "completed" && (await isWithinLimit(db, userId))) checked.add(id);
  return db.transaction().execute(async (tx) => {
    await editOwnActions(tx, userId, ids, words);
    if (status !== undefined)
      for (const { id } of before) {
        const moved = await moveOwnAction(tx, userId, id, status);
        if (moved && checked.has(id)) await startCheck(tx, queue, moved);
      }
    return listOwnActions(tx, userId, ids);
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
