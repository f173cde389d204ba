import {
  progressOf,
  type JobStatus,
  type OneTimeType,
  type SubscriptionStatus,
  type SubscriptionTier,
} from "@audit/contract";
import { sql } from "kysely";
import { loadEntitlements } from "../features/access/entitlement-store.ts";
import { nextCreditOf } from "../features/access/policy.ts";
import { insertPurchase, saveSubscription } from "../features/access/purchase-store.ts";
import { holdWindows } from "../features/access/window-store.ts";
import { replaceFiles } from "../features/files/index.ts";
import type { Db } from "../platform/database/index.ts";
import { copyJob } from "./copy-job.ts";
import { letDaysPass } from "./let-days-pass.ts";
import { plantHostile, type HostileMark, type PlantedHostility } from "./plant-hostile.ts";
import { plantJob, type PlantedJob } from "./plant-job.ts";

/** States that take weeks to come about, written into the store as the server would have left them. */
export interface Plants {
  /** Days count from now; negative ones are past. */
  subscription: {
    readonly tier: SubscriptionTier;
    readonly status?: Exclude<SubscriptionStatus, "consumed">;
    readonly startsInDays?: number;
    readonly endsInDays?: number;
    readonly renews?: boolean;
    readonly cancelAtPeriodEnd?: boolean;
    readonly pastDueForDays?: number;
    readonly syncWarning?: string;
    readonly syncError?: string;
  };
  purchase: { readonly type: OneTimeType; readonly credits?: number; readonly daysAgo?: number };
  /** A domain that was analysed on a credit (of a purchase that is there), on the plan or for free. */
  domain: {
    readonly domain: string;
    readonly source: "credit" | "subscription" | "free";
    readonly daysAgo?: number;
  };
  /** A completed job with files, actions and an analysis; `unplanned`: making its actions failed at the end. */
  job: {
    readonly domain: string;
    readonly actions?: number;
    readonly daysAgo?: number;
    readonly unplanned?: boolean;
  };
  /** A copy of another account's finished job, as if it had been made for this one; answers its id. */
  copy: { readonly jobId: string };
  /** A completed job full of hostile texts. */
  hostile: { readonly marks: readonly HostileMark[] };
  /** Files of a job, name to text, in place of its others. */
  files: { readonly jobId: string; readonly files: Readonly<Record<string, string>> };
  /** The words of a job's executive summary. */
  summary: { readonly jobId: string; readonly text: string };
  /** One job in each of these states, of shop0.example and so on, which nobody works on. */
  statuses: { readonly statuses: readonly JobStatus[] };
  /** So many days pass for the account. */
  days: { readonly days: number };
  /** The right to administrate. */
  admin: { readonly isAdmin: boolean };
  /** Very many jobs of different sites and ends, one per minute, newest first. */
  history: { readonly jobs: number };
}

export type PlantName = keyof Plants;
export interface Planted {
  subscription: null;
  purchase: null;
  domain: null;
  job: PlantedJob;
  copy: string;
  hostile: PlantedHostility;
  files: null;
  summary: null;
  statuses: readonly string[];
  days: null;
  admin: null;
  history: null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const plants: { [N in PlantName]: (db: Db, userId: string, input: Plants[N]) => Promise<Planted[N]> } = {
  subscription: async (db, userId, input) => {
    const status = input.status ?? "active";
    await db.transaction().execute((tx) =>
      saveSubscription(tx, {
        user_id: userId,
        tier: input.tier,
        status,
        period_start: inDays(input.startsInDays ?? -1),
        period_end: inDays(input.endsInDays ?? 29),
        renews: input.renews ?? true,
        cancel_at_period_end: input.cancelAtPeriodEnd ?? false,
        past_due_since: status === "past_due" ? inDays(-(input.pastDueForDays ?? 1)) : null,
        sync_warning: input.syncWarning ?? null,
        sync_error: input.syncError ?? null,
      }),
    );
    return null;
  },

  purchase: async (db, userId, { type, credits = 1, daysAgo = 0 }) => {
    const purchase = { userId, type, credits, reference: null, kind: "purchase" as const, reason: type, daysAgo };
    await db.transaction().execute((tx) => insertPurchase(tx, purchase));
    return null;
  },

  domain: async (db, userId, { domain, source, daysAgo = 0 }) => {
    await db.transaction().execute(async (tx) => {
      const entitlements = await loadEntitlements(tx, { payments: "sandbox", freeDomainsPerMonth: 3 }, userId);
      const purchase = source === "credit" ? nextCreditOf(entitlements) : null;
      await holdWindows(tx, [{ userId, domain, source, purchase, jobId: null }]);
      const at = inDays(-daysAgo);
      await tx
        .updateTable("domain_windows")
        .set({ state: "open", created_at: at, ends_at: sql`${at}::timestamptz + make_interval(days => days)` })
        .where("user_id", "=", userId)
        .where("domain", "=", domain)
        .where("state", "=", "held")
        .execute();
    });
    return null;
  },

  job: async (db, userId, { domain, actions = 12, daysAgo = 0, unplanned = false }) => {
    const job = await plantJob(db, userId, domain, actions);
    const at = inDays(-daysAgo);
    await db.updateTable("jobs").set({ created_at: at, completed_at: at }).where("id", "=", job.jobId).execute();
    await db.updateTable("analyses").set({ analysis_timestamp: at }).where("job_id", "=", job.jobId).execute();
    if (unplanned) await takePlanAway(db, job.jobId);
    return job;
  },

  copy: (db, userId, { jobId }) => copyJob(db, jobId, userId),

  hostile: (db, userId, { marks }) => plantHostile(db, userId, marks),

  files: async (db, _userId, { jobId, files }) => {
    await db.transaction().execute((tx) => replaceFiles(tx, jobId, files));
    return null;
  },

  summary: async (db, _userId, { jobId, text }) => {
    await db.updateTable("jobs").set({ executive_summary: text }).where("id", "=", jobId).execute();
    return null;
  },

  statuses: async (db, userId, { statuses }) => {
    const rows = statuses.map((status, index) => ({
      user_id: userId,
      url: `https://shop${index}.example/`,
      domain: `shop${index}.example`,
      options: "{}",
      status,
      progress: progressOf(status),
      created_at: inDays(-index),
    }));
    const jobs = await db.insertInto("jobs").values(rows).returning("id").execute();
    return jobs.map(({ id }) => id);
  },

  days: async (db, userId, { days }) => {
    await letDaysPass(db, userId, days);
    return null;
  },

  admin: async (db, userId, { isAdmin }) => {
    await db.updateTable("users").set({ is_admin: isAdmin }).where("id", "=", userId).execute();
    return null;
  },

  history: async (db, userId, { jobs }) => {
    await db.transaction().execute(async (tx) => {
      // Nobody listens yet: without the triggers that announce each row this takes a moment instead of minutes.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
      insert into jobs (user_id, url, domain, status, progress, created_at, action_count, health_score, pages_crawled)
      select ${userId}, 'https://shop' || n || '.example/', 'shop' || n || '.example',
        case n % 4 when 0 then 'failed' else 'completed' end, 100, now() - n * interval '1 minute',
        case n % 4 when 0 then 0 else 40 end, case n % 4 when 0 then null else n % 101 end, 20
      from generate_series(1, ${jobs}) n`.execute(tx);
      await sql`
      insert into job_tally values ('failed', ${jobs}::int / 4), ('completed', ${jobs}::int - ${jobs}::int / 4)`.execute(
        tx,
      );
    });
    return null;
  },
};

async function takePlanAway(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom("actions").where("job_id", "=", jobId).execute();
  await db.deleteFrom("analyses").where("job_id", "=", jobId).execute();
  await db
    .updateTable("jobs")
    .set({ action_count: 0, action_generation_status: "failed" })
    .where("id", "=", jobId)
    .execute();
}

/** Writes one state for the account of an e-mail address. */
export async function plant<N extends PlantName>(
  db: Db,
  name: N,
  email: string,
  input: Plants[N],
): Promise<Planted[N]> {
  const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return plants[name](db, user.id, input);
}
