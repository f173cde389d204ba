import type { AccountExport } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { findSubscription } from "./purchase-store.ts";

type Holdings = Pick<AccountExport, "subscription" | "purchases" | "ledger" | "domains">;

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** All that an account has bought and used, for its owner to keep. */
export async function readBillingExport(db: Db, userId: string): Promise<Holdings> {
  const purchases = await db
    .selectFrom("purchases")
    .select(["id", "type", "credits", "amount", "payment_id", "bought_at", "expires_at", "refunded_at"])
    .where("user_id", "=", userId)
    .orderBy("bought_at")
    .execute();
  const ledger = await db
    .selectFrom("credit_ledger")
    .select(["at", "kind", "amount", "purchase_id", "reason"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute();
  const domains = await db
    .selectFrom("domain_windows")
    .select(["domain", "source", "state", "job_id", "created_at", "ends_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return {
    subscription: await readSubscription(db, userId),
    purchases: purchases.map(({ bought_at, expires_at, refunded_at, ...purchase }) => ({
      ...purchase,
      bought_at: bought_at.toISOString(),
      expires_at: expires_at.toISOString(),
      refunded_at: moment(refunded_at),
    })),
    ledger: ledger.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
    domains: domains.map(({ created_at, ends_at, ...domain }) => ({
      ...domain,
      created_at: created_at.toISOString(),
      ends_at: moment(ends_at),
    })),
  };
}

async function readSubscription(db: Db, userId: string): Promise<Holdings["subscription"]> {
  const row = await findSubscription(db, userId);
  if (row === undefined) return null;
  const { tier, status, period_start, period_end, cancel_at_period_end } = row;
  return {
    tier,
    status,
    period_start: period_start.toISOString(),
    period_end: period_end.toISOString(),
    cancel_at_period_end,
  };
}
