import { AuditFailed } from "@audit/engine/process";
import type { Db } from "../../platform/database/index.ts";
import { createPatience, passingCauseOf } from "../../platform/faults/index.ts";
import type { Hub } from "../../platform/live/index.ts";
import { rejudge, type Rejudging } from "./rejudge.ts";
import { claimRejudging, endRejudging, giveRejudgingBack } from "./rejudging-store.ts";

const MOST_ATTEMPTS = 3;
/** As long as a large site takes to be judged, several times over. */
const MOST_MS = 30 * 60_000;
const NOT_DONE = "The findings could not be made again by a fault of the program. They stand as they were.";

interface Services extends Rejudging {
  readonly db: Db;
  readonly hub: Pick<Hub, "onJobDeleted">;
  readonly shutdown: AbortSignal;
}

/**
 * Makes findings and plan of a finished job again, by what its owner says of the site now.
 * @throws Error when it should be taken up again: after a shutdown, or a fault with attempts left.
 */
export async function workOnRejudging(services: Services, id: string, claim: AbortSignal): Promise<void> {
  const { db, hub, log, shutdown } = services;
  const claimed = await claimRejudging(db, id);
  if (!claimed) return;
  if (claimed.attempts > MOST_ATTEMPTS) return void (await endRejudging(db, claimed, NOT_DONE));
  const gone = new AbortController();
  const unwatch = hub.onJobDeleted(claimed.job.id, () => gone.abort());
  const signal = AbortSignal.any([claim, shutdown, gone.signal, AbortSignal.timeout(MOST_MS)]);
  try {
    await rejudge(services, claimed, signal);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (shutdown.aborted || passingCauseOf(error) !== null) {
      // A fault of our store or disk is no try.
      const insistently = createPatience({ signal: AbortSignal.any([claim, shutdown]) });
      await insistently(() => giveRejudgingBack(db, claimed));
      throw error;
    }
    if (error instanceof AuditFailed) return void (await endRejudging(db, claimed, error.message));
    log.error({ err: error, jobId: claimed.job.id, attempts: claimed.attempts }, "judging a site again failed");
    if (claimed.attempts < MOST_ATTEMPTS) throw error;
    await endRejudging(db, claimed, NOT_DONE);
  } finally {
    unwatch();
  }
}
