import type { OneTimeType, SubscriptionTier } from "@audit/contract";
import type { Selectable } from "kysely";
import type { Db, SandboxCheckoutsTable } from "../../database/index.ts";
import { emptyAccount, SandboxAccount } from "./account.ts";

export interface SandboxCheckout {
  readonly id: string;
  readonly customer: string;
  readonly offer: SubscriptionTier | OneTimeType;
  readonly domain: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly status: "open" | "paid";
}

/** @returns the customer's id; one per user */
export async function findOrCreateCustomer(db: Db, userId: string): Promise<string> {
  const { id } = await db
    .insertInto("sandbox_customers")
    .values({ user_id: userId, state: JSON.stringify(emptyAccount) })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: userId }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an account, one change after the other. @returns what it is then; null when there is none */
export function changeAccount(
  db: Db,
  customer: string,
  change: (account: SandboxAccount) => SandboxAccount,
): Promise<SandboxAccount | null> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("sandbox_customers")
      .select("state")
      .where("id", "=", customer)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    const changed = change(SandboxAccount.parse(row.state));
    const state = JSON.stringify(changed);
    await tx.updateTable("sandbox_customers").set({ state }).where("id", "=", customer).execute();
    return changed;
  });
}

export async function insertCheckout(db: Db, checkout: Omit<SandboxCheckout, "id" | "status">): Promise<string> {
  const { customer, offer, domain, successUrl, cancelUrl } = checkout;
  const { id } = await db
    .insertInto("sandbox_checkouts")
    .values({ customer_id: customer, offer, domain, success_url: successUrl, cancel_url: cancelUrl })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findCheckout(db: Db, id: string): Promise<SandboxCheckout | null> {
  const row = await db.selectFrom("sandbox_checkouts").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : present(row);
}

/**
 * Pays an open checkout and changes its buyer's account in one step; a paid one stays as it is, so a double click pays once.
 * @returns null when there is no such checkout
 */
export function payCheckout(
  db: Db,
  id: string,
  buy: (account: SandboxAccount, checkout: SandboxCheckout) => SandboxAccount,
): Promise<SandboxCheckout | null> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("sandbox_checkouts")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.status === "paid") return row === undefined ? null : present(row);
    const customers = tx.selectFrom("sandbox_customers").select("state").where("id", "=", row.customer_id);
    const { state } = await customers.forUpdate().executeTakeFirstOrThrow();
    const bought = JSON.stringify(buy(SandboxAccount.parse(state), present(row)));
    await tx.updateTable("sandbox_customers").set({ state: bought }).where("id", "=", row.customer_id).execute();
    await tx.updateTable("sandbox_checkouts").set({ status: "paid" }).where("id", "=", id).execute();
    return present({ ...row, status: "paid" });
  });
}

function present(row: Selectable<SandboxCheckoutsTable>): SandboxCheckout {
  const { id, customer_id: customer, offer, domain, success_url: successUrl, cancel_url: cancelUrl, status } = row;
  return { id, customer, offer, domain, successUrl, cancelUrl, status };
}
