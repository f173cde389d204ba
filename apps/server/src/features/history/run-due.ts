import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Log } from "../../platform/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { lockAccount, type AccessSettings } from "../access/index.ts";
import { submitWithin, type SubmitServices } from "../jobs/index.ts";
import { listDue, moveOn, type ScheduleRow } from "./schedule-store.ts";

export interface ScheduleServices {
  readonly db: Db;
  readonly queue: Queue;
  readonly log: Log;
  readonly access: AccessSettings;
  readonly crawl: SubmitServices["crawl"];
}

/**
 * Starts the audits whose time has come, by the same way and rights as their owner would. One that his plan does not
 * admit now is left out until its next time; one that fails otherwise stays due.
 * @returns how many were started.
 */
export async function runDueSchedules(services: ScheduleServices, now: Date): Promise<number> {
  let started = 0;
  let failed = 0;
  // What failed is still due and stands first; it must not keep the others waiting.
  for (let due = await listDue(services.db, now, 0); due.length > 0; due = await listDue(services.db, now, failed)) {
    for (const one of due) {
      const outcome = await tryDue(services, one, now);
      if (outcome === "started") started += 1;
      if (outcome === "failed") failed += 1;
    }
  }
  return started;
}

async function tryDue(
  services: ScheduleServices,
  due: ScheduleRow,
  now: Date,
): Promise<"started" | "left out" | "failed"> {
  const { db, log } = services;
  const { user_id: userId, domain } = due;
  try {
    return (await startDue(services, due, now)) ? "started" : "left out";
  } catch (error) {
    if (!(error instanceof Problem)) {
      log.error({ err: error, userId, domain }, "a scheduled audit could not be started");
      return "failed";
    }
    await moveOn(db, due, now);
    log.info({ userId, domain, code: error.code }, "a scheduled audit was not admitted");
    return "left out";
  }
}

/**
 * The next time comes true with the job, so that a program killed in between skips nothing.
 * @returns false where another process was first.
 */
const startDue = (services: ScheduleServices, due: ScheduleRow, now: Date): Promise<boolean> =>
  services.db.transaction().execute(async (tx) => {
    const { user_id: userId, url, brand, domain, next_at } = due;
    // First, as a deletion of the account does; in another order the two could wait for each other.
    await lockAccount(tx, userId);
    if (!(await moveOn(tx, due, now))) return false;
    const idempotencyKey = `schedule ${domain} ${next_at.toISOString()}`;
    await submitWithin(tx, services, { userId, urls: [url], options: {}, idempotencyKey, brand, scheduled: true });
    return true;
  });
