import type { Verification } from "@audit/contract";
import type { ActionRow, Tx } from "../../platform/database/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { insertCheck, saveVerification } from "./store.ts";

/** Puts a check of the task in line; while one waits, there is no second. @returns whether one was put in line. */
export async function startCheck(tx: Tx, queue: Queue, action: ActionRow): Promise<boolean> {
  // Nothing was wrong on the site, so nothing can be seen to be gone.
  if (action.type === "opportunity") return false;
  const id = await insertCheck(tx, action);
  if (id === null) return false;
  const waiting: Verification = {
    state: "waiting",
    at: null,
    verifiedAt: action.verification?.verifiedAt ?? null,
    checked: 0,
    outOf: action.affected.count,
    reason: null,
    seen: [],
  };
  await saveVerification(tx, action.id, waiting);
  await queue.addCheck(tx, id);
  return true;
}
