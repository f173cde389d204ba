import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/index.ts";

export const LOGO_CHANNEL = "brand_logos";

export interface StoredLogo {
  readonly png: Uint8Array;
  /** Of its bytes; names this very picture. */
  readonly hash: string;
}

export async function readLogo(db: Db, brand: string): Promise<StoredLogo | null> {
  const row = await db.selectFrom("brand_logos").select(["png", "hash"]).where("brand", "=", brand).executeTakeFirst();
  return row ?? null;
}

export const listHashes = (db: Db): Promise<{ brand: string; hash: string }[]> =>
  db.selectFrom("brand_logos").select(["brand", "hash"]).execute();

/** @returns the hash of the picture that was there before */
export async function saveLogo(tx: Tx, brand: string, { png, hash }: StoredLogo): Promise<string | null> {
  const before = await readLogo(tx, brand);
  await tx
    .insertInto("brand_logos")
    .values({ brand, png, hash })
    .onConflict((conflict) => conflict.column("brand").doUpdateSet({ png, hash, updated_at: sql`now()` }))
    .execute();
  await announce(tx);
  return before?.hash ?? null;
}

/** @returns the hash of the picture that was there */
export async function deleteLogo(tx: Tx, brand: string): Promise<string | null> {
  const row = await tx.deleteFrom("brand_logos").where("brand", "=", brand).returning("hash").executeTakeFirst();
  await announce(tx);
  return row?.hash ?? null;
}

const announce = (tx: Tx) => sql`select pg_notify(${LOGO_CHANNEL}, '')`.execute(tx);
