import { join } from "node:path";
import type { OpenAudit } from "./audit-request/index.ts";
import type { Config } from "./config/config.ts";
import type { Billing } from "./features/billing/index.ts";
import {
  countFaultsIn,
  figuresOf,
  openMonitors,
  type FaultCounts,
  type Monitors,
} from "./features/monitoring/index.ts";
import { openConnecting, type Connecting } from "./features/connections/index.ts";
import type { AppSecret } from "./platform/app-secret.ts";
import type { Store } from "./platform/database/index.ts";
import { openHub, type Hub } from "./platform/live/index.ts";
import { openInstallationSecret } from "./platform/installation-secret.ts";
import type { Log } from "./platform/log.ts";
import { watchReadiness, type Readiness } from "./platform/readiness.ts";
import { openMetrics, type Metrics } from "./platform/metrics/index.ts";
import { openTraces, type Traces } from "./platform/traces/index.ts";
import { openModels, type Models } from "./platform/models/index.ts";
import { openGateway, type OpenedGateway } from "./platform/payments/index.ts";
import { openQueue, type Queue } from "./platform/queue/queue.ts";
import { readVersion } from "./platform/version.ts";

/** The repository, which holds the built screens and the version. */
export const ROOT = join(import.meta.dirname, "../../..");

/** What a process is started over. */
export interface Foundation {
  readonly store: Store;
  readonly log: Log;
  readonly openAudit: OpenAudit;
}

/** What the parts of one process share. */
export interface Services extends Foundation {
  readonly config: Config;
  readonly version: string;
  readonly queue: Queue;
  readonly hub: Hub;
  readonly models: Models;
  readonly secret: AppSecret;
  readonly connecting: Connecting;
  /** Null: nothing is sold. */
  readonly payments: OpenedGateway | null;
  readonly billing: Billing | null;
  readonly jobsInHand: Counter;
  readonly metrics: Metrics;
  readonly faultCounts: FaultCounts;
  readonly traces: Traces;
  /** All that is counted and timed, as Prometheus reads it. */
  readonly figures: () => Promise<string>;
  /** Null for a worker, which tells of itself alone. */
  readonly monitors: Monitors | null;
  readonly readiness: Readiness;
  /** Aborted when the process ends. */
  readonly shutdown: AbortSignal;
}

interface Counter {
  count(): number;
  /** Counts the work until it ends, however it does. */
  during<T>(work: Promise<T>): Promise<T>;
}

/** Opens what the parts of a process share. */
export async function openServices(
  config: Config,
  { store, log, openAudit }: Foundation,
  shutdown: AbortSignal,
): Promise<Services> {
  const { db } = store;
  const payments = openGateway(config.payments, db);
  const secret = await openInstallationSecret(db, config);
  const version = readVersion();
  const metrics = openMetrics(version, store.poolUse);
  const monitors = config.role === "worker" ? null : openMonitors(config, { db, gateway: payments?.gateway ?? null });
  return {
    config,
    store,
    log,
    openAudit,
    version,
    queue: await openQueue(store, log, { supervise: config.role !== "web" }),
    hub: await openHub(store, log),
    models: openModels(config.models, db, log),
    secret,
    connecting: openConnecting(db, secret, config.google),
    payments,
    billing: payments && { db, gateway: payments.gateway, access: config.access },
    jobsInHand: openCounter(),
    metrics,
    faultCounts: countFaultsIn(db),
    traces: await openTraces({ endpoint: config.tracesTo, role: config.role, version }),
    figures: figuresOf(metrics, db, monitors),
    monitors,
    readiness: watchReadiness(db, config.dataDir),
    shutdown,
  };
}

function openCounter(): Counter {
  let inHand = 0;
  return {
    count: () => inHand,
    during: (work) => {
      inHand += 1;
      return work.finally(() => (inHand -= 1));
    },
  };
}
