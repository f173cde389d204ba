import type { AuditProgress, AuditStore } from "@audit/engine/process";
import type { OpenAudit } from "../audit-request/index.ts";
import { readConfig } from "../config/config.ts";
import { admitAnalyses, holdFor } from "../features/access/index.ts";
import { openConnecting } from "../features/connections/index.ts";
import { workOnJob } from "../pipeline/work-on-job.ts";
import { fromSecret } from "../platform/app-secret.ts";
import type { JobRow, Store } from "../platform/database/index.ts";
import { openHub } from "../platform/live/index.ts";
import { createLog } from "../platform/log.ts";
import { openModels } from "../platform/models/index.ts";
import { handClock, type HandClock } from "./hand-clock.ts";
import { plant } from "./planting.ts";
import { scriptAudit } from "./script-audit.ts";

/** How the audit of a staged job reads its site. */
export type Crawl = (
  store: AuditStore,
  on: { progress: ((progress: AuditProgress) => void) | undefined; signal: AbortSignal },
) => Promise<void>;

export interface StagedJob {
  readonly id: string;
  readonly clock: HandClock;
  /** @returns how the try ended, once it has */
  work(shutdown?: AbortSignal): Promise<"ended" | "again">;
  credits(): Promise<number | undefined>;
  job(): Promise<JobRow>;
  close(): Promise<void>;
}

/** A job that was paid with a credit, worked on by a clock of its own and with an audit that reads as the test says. */
export async function stagePaidJob(store: Store, crawl: Crawl): Promise<StagedJob> {
  const { db } = store;
  const email = `${crypto.randomUUID()}@shop.example`;
  const user = { email, name: "Owner", password_hash: "none" };
  const { id: userId } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  await plant(db, "purchase", email, { type: "single_report" });
  const row = { user_id: userId, url: "https://shop.example/", domain: "shop.example", options: "{}" };
  const { id } = await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow();
  const asked = {
    userId,
    wishes: [{ typed: row.url, domain: row.domain }],
    running: new Set<string>(),
    brand: "one_time",
  } as const;
  const access = { payments: "sandbox", freeDomainsPerMonth: 0 } as const;
  await db.transaction().execute(async (tx) => {
    const admitted = await admitAnalyses(tx, access, asked);
    const held = admitted.map(({ admission }) => ({ admission, domain: row.domain, jobId: id }));
    await holdFor(tx, userId, held);
  });
  const [clock, log] = [handClock(), createLog("silent")];
  const hub = await openHub(store, log);
  const { crawl: settings, dnsServers, models, google } = readConfig({ CRAWL_RATE: "0" });
  const openAudit: OpenAudit = (request, auditStore, options) => ({
    ...scriptAudit()(request, auditStore, options),
    crawl: (progress) => crawl(auditStore, { progress, signal: options.signal }),
  });
  const connecting = openConnecting(db, fromSecret("of this test"), google);
  const around = { db, log, hub, connecting, models: openModels(models, db, log) };
  const services = { ...around, crawl: settings, dnsServers, openAudit, clock };
  const shutdown = new AbortController();
  return {
    id,
    clock,
    close: () => hub.close(),
    work: (signal = shutdown.signal) =>
      workOnJob({ ...services, shutdown: signal }, id, new AbortController().signal).then(
        () => "ended",
        () => "again",
      ),
    credits: async () =>
      (await db.selectFrom("users").select("credits").where("id", "=", userId).executeTakeFirst())?.credits,
    job: () => db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  };
}
