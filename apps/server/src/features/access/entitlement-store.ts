import { sql } from "kysely";
import { type Db, onlyRow, type Tx } from "../../platform/database/index.ts";
import type { AccessSettings, DomainWindow, Purchase, Entitlements } from "./entitlements.ts";

/** Makes whatever uses up an account's credits or allowance wait in line until the transaction ends, over all processes. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`submit ${userId}`}, 0))`.execute(tx);
}

/** Reads what an account has bought and used. Inside a submission's transaction nothing else can use it up meanwhile. */
export async function loadEntitlements(db: Db, settings: AccessSettings, userId: string): Promise<Entitlements> {
  const { now } = onlyRow(await sql<{ now: Date }>`select now() as now`.execute(db));
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return {
    ...settings,
    now,
    subscription: subscription ?? null,
    purchases: await listPurchases(db, userId),
    windows: await listWindows(db, userId),
  };
}

const listPurchases = (db: Db, userId: string): Promise<Purchase[]> =>
  db
    .selectFrom("purchases")
    .select(["id", "type", "credits", "bought_at", "expires_at"])
    .select(
      sql<number>`(select coalesce(sum(amount), 0)::int from credit_ledger where purchase_id = purchases.id)`.as(
        "left",
      ),
    )
    .where("user_id", "=", userId)
    .orderBy("expires_at")
    .orderBy("id")
    .execute();

const listWindows = (db: Db, userId: string): Promise<DomainWindow[]> =>
  db
    .selectFrom("domain_windows")
    .select(["domain", "source", "state", "created_at", "ends_at"])
    .where("user_id", "=", userId)
    .where("state", "<>", "released")
    .orderBy("created_at")
    .execute();

/** Different domains of the account's jobs of the last 30 days, where nothing else counts them. */
export async function countRecentDomains(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((q) => q.fn.count<number>("domain").distinct().as("count"))
    .where("user_id", "=", userId)
    .where("created_at", ">", sql<Date>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the account has a finished analysis of the domain. */
export async function hasAnalysisOf(db: Db, userId: string, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom("analyses")
    .select("id")
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return row !== undefined;
}
