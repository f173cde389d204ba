import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Log } from "../../platform/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { AccessSettings } from "../access/index.ts";
import { submitOne, type SubmitServices } from "../jobs/index.ts";
import { takeDue } from "./schedule-store.ts";

export interface ScheduleServices {
  readonly db: Db;
  readonly queue: Queue;
  readonly log: Log;
  readonly access: AccessSettings;
  readonly crawl: SubmitServices["crawl"];
}

/**
 * Starts the audits whose time has come, by the same way and rights as their owner would. One that his plan does not
 * admit now is left out until its next time.
 * @returns how many were started.
 */
export async function runDueSchedules(services: ScheduleServices, now: Date): Promise<number> {
  const { db, log } = services;
  let started = 0;
  for (const { user_id: userId, url, brand, domain, next_at } of await takeDue(db, now)) {
    try {
      // The key holds the time: whatever happens in between, it is one job.
      const idempotencyKey = `schedule ${domain} ${next_at.toISOString()}`;
      await submitOne(services, { userId, urls: [url], options: {}, idempotencyKey, brand, scheduled: true });
      started += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.info({ userId, domain, code: error.code }, "a scheduled audit was not admitted");
    }
  }
  return started;
}
