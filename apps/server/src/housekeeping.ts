import {
  deleteDeadRecoveries,
  deleteDeadSessions,
  deleteOldAttempts,
  deleteOldTokens,
} from "./features/accounts/index.ts";
import { foldJobTally } from "./features/admin/index.ts";
import { deleteOldBookings } from "./features/billing/index.ts";
import { deleteOldChecks } from "./features/checks/index.ts";
import { deleteOldAnswers, deleteDeadConnecting } from "./features/connections/index.ts";
import { deleteOldSiteDays } from "./features/crawl-quota/index.ts";
import { deleteOldPrograms } from "./features/oauth/index.ts";
import { deleteOldFaults, deleteSilentProcesses } from "./features/monitoring/index.ts";
import { deleteOldNotices } from "./features/notices/index.ts";
import { deleteExpired } from "./features/retention/index.ts";
import { deleteOldLinks } from "./features/sequences/index.ts";
import { deleteOldVisits } from "./features/shares/index.ts";
import type { Config } from "./config/config.ts";
import { vacuum, type Store } from "./platform/database/index.ts";
import { deleteOldChanges } from "./platform/live/index.ts";
import type { Log } from "./platform/log.ts";
import { deleteOldMails } from "./platform/mail/index.ts";
import { tidyModelCalls } from "./platform/models/index.ts";
import type { Queue } from "./platform/queue/queue.ts";
import { deleteEndedWindows } from "./platform/rate-limit/index.ts";

const EVERY_MS = 60_000;
const VACUUM_EVERY = 60;

interface Housekeeping {
  readonly store: Store;
  readonly queue: Queue;
  readonly log: Log;
  readonly config: Pick<Config, "kept">;
}

/** Regular cleaning. Every process does it; each step is harmless when another did it first. @returns stops it. */
export function startHousekeeping({ store, queue, log, config }: Housekeeping): () => Promise<void> {
  let rounds = 0;
  let working: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    rounds += 1;
    await tidy({ store, queue, log, config }).catch((error: unknown) => log.error({ err: error }, "cleaning failed"));
    // The embedded database has no vacuum of its own.
    if (store.kind === "embedded" && rounds % VACUUM_EVERY === 0) await vacuum(store.db);
  };
  const timer = setInterval(() => {
    working = working.then(round).catch((error: unknown) => log.error({ err: error }, "vacuum failed"));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** One round of cleaning. */
export async function tidy({ store, queue, log, config }: Housekeeping): Promise<void> {
  await deleteOldChanges(store.db);
  await deleteEndedWindows(store.db);
  await deleteOldAttempts(store.db);
  await deleteDeadSessions(store.db);
  await deleteOldTokens(store.db);
  await deleteOldPrograms(store.db);
  await deleteDeadConnecting(store.db);
  await deleteOldAnswers(store.db);
  await deleteOldVisits(store.db);
  await deleteOldNotices(store.db);
  await deleteOldChecks(store.db);
  await deleteDeadRecoveries(store.db);
  await deleteOldMails(store.db);
  await deleteOldLinks(store.db);
  await deleteOldSiteDays(store.db);
  await deleteOldBookings(store.db);
  await tidyModelCalls(store.db);
  await deleteSilentProcesses(store.db);
  await deleteOldFaults(store.db);
  await foldJobTally(store.db);
  await deleteExpired(store.db, config.kept);
  await queue.ageWaiting();
  const restored = await queue.restoreStranded();
  if (restored > 0) log.warn({ restored }, "jobs were put back in line");
}
