import { sql } from "kysely";
import { forgetInAudit } from "../../platform/audit/index.ts";
import type { Db, Tx } from "../../platform/database/index.ts";

/** Whether nobody would administrate without this account. In a transaction, administrators stay until it ends. */
export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const admins = await db
    .selectFrom("users")
    .select("id")
    .where("is_admin", "=", true)
    .orderBy("id")
    .forUpdate()
    .execute();
  const [first, ...others] = admins;
  return others.length === 0 && first?.id === userId;
}

interface Traces {
  /** What operators' notes may call the account by, e-mail address included. */
  readonly names: readonly string[];
  /** What counters have in their names. */
  readonly keys: readonly string[];
  /** Stands for a name from then on. */
  readonly as: string;
}

/** Takes an account out of rows that belong to nobody: mails, counters, what operators did. */
export async function forgetTraces(tx: Tx, { names, keys, as }: Traces): Promise<void> {
  await tx.deleteFrom("mails").where("recipient", "in", names).execute();
  for (const key of keys) {
    await tx
      .deleteFrom("rate_windows")
      .where(sql<boolean>`strpos(key, ${key}) > 0`)
      .execute();
  }
  for (const name of names) await forgetInAudit(tx, name, as);
}

/** Everything else that an account owns goes with its row. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}
