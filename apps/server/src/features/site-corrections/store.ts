import type { ProfileCorrection } from "@audit/contract";
import type { Db, Tx } from "../../platform/database/index.ts";

/** A domain of an account. */
export interface OwnDomain {
  readonly user_id: string;
  readonly domain: string;
}

/** What the owner says of a domain; null where he says nothing. */
export async function findCorrection(db: Db | Tx, { user_id, domain }: OwnDomain): Promise<ProfileCorrection | null> {
  const row = await db
    .selectFrom("site_corrections")
    .select("correction")
    .where("user_id", "=", user_id)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return row?.correction ?? null;
}

/** As `findCorrection`; it stays so until the transaction ends, unless it is the first. */
export async function holdCorrection(tx: Tx, { user_id, domain }: OwnDomain): Promise<ProfileCorrection | null> {
  const row = await tx
    .selectFrom("site_corrections")
    .select("correction")
    .where("user_id", "=", user_id)
    .where("domain", "=", domain)
    .forUpdate()
    .executeTakeFirst();
  return row?.correction ?? null;
}

/** @param correction null takes back what was said */
export async function saveCorrection(
  tx: Tx,
  { user_id, domain }: OwnDomain,
  correction: ProfileCorrection | null,
): Promise<void> {
  if (correction === null) {
    await tx.deleteFrom("site_corrections").where("user_id", "=", user_id).where("domain", "=", domain).execute();
    return;
  }
  const values = { correction: JSON.stringify(correction), corrected_at: new Date() };
  await tx
    .insertInto("site_corrections")
    .values({ user_id, domain, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "domain"]).doUpdateSet(values))
    .execute();
}

export const listCorrections = (
  db: Db,
  userId: string,
): Promise<{ domain: string; correction: ProfileCorrection; corrected_at: Date }[]> =>
  db
    .selectFrom("site_corrections")
    .select(["domain", "correction", "corrected_at"])
    .where("user_id", "=", userId)
    .orderBy("domain")
    .execute();
