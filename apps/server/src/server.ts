import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "./config/config.ts";
import { keepBilling } from "./features/billing/index.ts";
import { keepSchedules } from "./features/history/index.ts";
import { beat, keepFaultCounts } from "./features/monitoring/index.ts";
import { keepBuiltInPrompts } from "./features/prompts/index.ts";
import { seedSequences } from "./features/sequences/index.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { mailboxToken } from "./platform/mail/index.ts";
import { sendMails, sendNotices, sendSequences } from "./mail-senders.ts";
import { serveHealth } from "./health-server.ts";
import { openServices, type Foundation, type Services } from "./services.ts";
import { serveWeb } from "./web-server.ts";
import { workOffQueue } from "./worker.ts";

export interface Server {
  /** Null for a worker, which serves nobody. */
  readonly url: string | null;
  /** Address of the development mailbox; null where there is none. */
  readonly mailbox: string | null;
  /** Takes no more, gives running jobs back, ends streams, closes the store. */
  stop(): Promise<void>;
}

type Stop = () => Promise<void> | void;

/** A part of the program that runs on its own until it is stopped; null when role or settings leave it out. */
type Part = (services: Services) => Promise<Stop | null> | Stop | null;

/** What every process is made of, in the order of its start. Stopped in the opposite order. */
const parts: readonly Part[] = [
  keepWatch,
  seedRows,
  reportHeartbeat,
  ({ faultCounts, log }) => keepFaultCounts(faultCounts, log),
  sendMails,
  sendSequences,
  sendNotices,
  // Before the web: a job whose worker was killed shall not wait until the screens are ready.
  workOffQueue,
  syncBilling,
  startHousekeeping,
  repeatAudits,
  serveHealth,
];

/**
 * Starts the parts that the settings name, over an opened store, which it owns from then on.
 * @throws Error of the part that could not be started; the others are stopped and the store is closed by then
 */
export async function startServer(config: Config, foundation: Foundation): Promise<Server> {
  const shutdown = new AbortController();
  const services = await openServices(config, foundation, shutdown.signal);
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    services.readiness.stop();
    shutdown.abort();
    // At once and not in its turn: running jobs are given back while the last answers are sent.
    const queueClosed = services.queue.close(config.shutdownMs);
    // Whoever sends calls here hears that it should not, and time to hear it, before the door closes.
    if (config.role !== "worker" && config.drainMs > 0) await pause(config.drainMs);
    await services.hub.close();
    for (const end of stops.toReversed()) await end();
    await queueClosed;
    await foundation.store.close();
  };
  try {
    for (const start of parts) stops.push((await start(services)) ?? nothingToStop);
    const web = await serveWeb(services);
    if (web) stops.push(web.stop);
    const mailbox = web && !config.production ? `${web.url}/dev/mail?token=${mailboxToken(services.secret)}` : null;
    return { url: web?.url ?? null, mailbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const nothingToStop = (): void => {};

/** What the services have opened to watch with, to be closed last. */
function keepWatch({ monitors, traces }: Services): Stop {
  return async () => {
    monitors?.close();
    await traces.close();
  };
}

/** Rows that every installation has from its first start on. */
async function seedRows({ store }: Services): Promise<null> {
  await seedSequences(store.db);
  await keepBuiltInPrompts(store.db);
  return null;
}

function reportHeartbeat({ store, log, config, version, jobsInHand }: Services): Promise<Stop> {
  return beat(store.db, log, { ...config, version, running: jobsInHand.count });
}

function syncBilling({ billing, log }: Services): Stop | null {
  return billing && keepBilling(billing, log);
}

function repeatAudits({ config: { role, access, crawl }, store, queue, log }: Services): Stop | null {
  return role === "web" ? null : keepSchedules({ db: store.db, queue, log, access, crawl });
}
