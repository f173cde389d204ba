import { sql } from "kysely";
import { type Db, onlyRow, type Tx } from "../database/index.ts";
import { ModelFault } from "./fault.ts";

/** A question that is about to be put. Money is in millionths of a dollar. */
export interface Reservation {
  readonly provider: string;
  readonly model: string;
  readonly use: string;
  readonly jobId: string | null;
  /** For whom; null for an operator's trial. */
  readonly account: string | null;
  /** The most it can cost. */
  readonly most: number;
}

export interface Caps {
  readonly perDay: number;
  readonly perJob: number;
  /** In a day. */
  readonly perAccount: number;
}

/** Whose a job is; null when it is gone. */
export async function accountOfJob(db: Db, jobId: string): Promise<string | null> {
  const job = await db.selectFrom("jobs").select("user_id").where("id", "=", jobId).executeTakeFirst();
  return job?.user_id ?? null;
}

const today = sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/**
 * Sets money aside for a question, before it is put. The day's row is locked meanwhile, so that however many ask at
 * once, over all processes, the caps hold.
 * @returns the question's id, for `settle`. @throws ModelFault "capped".
 */
export const reserve = (db: Db, { perDay, perJob, perAccount }: Caps, wanted: Reservation): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto("model_days")
      .values({ day: today })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .updateTable("model_days")
      .set((q) => ({ held: q("held", "+", wanted.most) }))
      .where("day", "=", today)
      .where(sql<boolean>`held + spent + ${wanted.most}::bigint <= ${perDay}::bigint`)
      .returning("day")
      .executeTakeFirst();
    if (!row) throw new ModelFault("capped");
    if (wanted.jobId !== null && (await costOfJob(tx, wanted.jobId)) + wanted.most > perJob) {
      throw new ModelFault("capped");
    }
    if (wanted.account !== null && (await costOfAccount(tx, wanted.account, row.day)) + wanted.most > perAccount) {
      throw new ModelFault("capped");
    }
    const { provider, model, use, jobId, account, most } = wanted;
    const call = await tx
      .insertInto("model_calls")
      .values({ day: row.day, provider, model, use, job_id: jobId, user_id: account, reserved: most })
      .returning("id")
      .executeTakeFirstOrThrow();
    return call.id;
  });

async function costOfJob(tx: Tx, jobId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom("model_calls")
    .select(sql<number>`coalesce(sum(coalesce(cost, reserved)), 0)::bigint`.as("sum"))
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  return sum;
}

async function costOfAccount(tx: Tx, account: string, day: string): Promise<number> {
  const { sum } = await tx
    .selectFrom("model_calls")
    .select(sql<number>`coalesce(sum(coalesce(cost, reserved)), 0)::bigint`.as("sum"))
    .where("user_id", "=", account)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return sum;
}

export interface Outcome {
  /** "answered", or the name of the fault. */
  readonly outcome: string;
  readonly cost: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly ms: number;
}

/** Puts the true cost in place of what was set aside. A second time changes nothing. */
export const settle = (db: Db, id: string, { outcome, cost, inputTokens, outputTokens, ms }: Outcome): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const call = await tx
      .updateTable("model_calls")
      .set({ outcome, cost, input_tokens: inputTokens, output_tokens: outputTokens, ms })
      .where("id", "=", id)
      .where("cost", "is", null)
      .returning(["day", "reserved"])
      .executeTakeFirst();
    if (!call) return;
    await tx
      .updateTable("model_days")
      .set((q) => ({ held: q("held", "-", call.reserved), spent: q("spent", "+", cost) }))
      .where("day", "=", call.day)
      .execute();
  });

/** Far longer than any question takes: whoever put it is gone. */
const LOST_AFTER = "15 minutes";
const KEPT = "90 days";

/** Counts questions whose process died as fully spent, and forgets old ones; the days' sums stay. */
export async function tidyModelCalls(db: Db): Promise<void> {
  const lost = await db
    .selectFrom("model_calls")
    .select(["id", "reserved"])
    .where("cost", "is", null)
    .where("at", "<", sql<Date>`now() - ${LOST_AFTER}::interval`)
    .execute();
  for (const { id, reserved } of lost) {
    await settle(db, id, { outcome: "lost", cost: reserved, inputTokens: null, outputTokens: null, ms: 0 });
  }
  await db
    .deleteFrom("model_calls")
    .where("at", "<", sql<Date>`now() - ${KEPT}::interval`)
    .execute();
}

export interface Spending {
  /** In UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly spent: number;
  readonly held: number;
}

export async function readSpending(db: Db): Promise<Spending> {
  const row = await db.selectFrom("model_days").selectAll().where("day", "=", today).executeTakeFirst();
  if (row) return row;
  const { day } = onlyRow(await sql<{ day: string }>`select ${today} as day`.execute(db));
  return { day, spent: 0, held: 0 };
}

/** The last days on which anything was asked, newest first. */
export const readSpentDays = (db: Db, days: number): Promise<{ day: string; spent: number }[]> =>
  db.selectFrom("model_days").select(["day", "spent"]).orderBy("day", "desc").limit(days).execute();

export interface LastCall {
  readonly provider: string;
  readonly at: Date;
  readonly outcome: string;
  readonly ms: number;
}

/** The last finished question to each provider. */
export async function readLastCalls(db: Db): Promise<LastCall[]> {
  const rows = await db
    .selectFrom("model_calls")
    .distinctOn("provider")
    .select(["provider", "at", "outcome", "ms"])
    .where("outcome", "is not", null)
    .orderBy("provider")
    .orderBy("at", "desc")
    .execute();
  return rows.flatMap(({ provider, at, outcome, ms }) =>
    outcome === null ? [] : [{ provider, at, outcome, ms: ms ?? 0 }],
  );
}

/** What analyses of the last month cost on average; null before there was one. */
export async function readCostPerJob(db: Db): Promise<number | null> {
  const { mean } = await db
    .selectFrom(
      db
        .selectFrom("model_calls")
        .select(sql<number>`sum(cost)`.as("cost"))
        .where("job_id", "is not", null)
        .where("cost", "is not", null)
        .where("at", ">", sql<Date>`now() - interval '30 days'`)
        .groupBy("job_id")
        .as("jobs"),
    )
    .select(sql<number | null>`round(avg(cost))::bigint`.as("mean"))
    .executeTakeFirstOrThrow();
  return mean;
}
