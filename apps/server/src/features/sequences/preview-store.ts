import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

const LIVES_MINUTES = 15;

/** Keeps the page of the draft that an administrator looks at, in place of the one before. */
export async function keepPreview(db: Db, userId: string, tokenHash: Uint8Array, html: string): Promise<void> {
  const page = { token_hash: tokenHash, html, created_at: sql<Date>`now()` };
  await db
    .insertInto("mail_previews")
    .values({ user_id: userId, ...page })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(page))
    .execute();
}

/** @returns null when the page is not or no longer there */
export async function readPreview(db: Db, tokenHash: Uint8Array): Promise<string | null> {
  const row = await db
    .selectFrom("mail_previews")
    .select("html")
    .where("token_hash", "=", tokenHash)
    .where(sql<boolean>`created_at > now() - make_interval(mins => ${LIVES_MINUTES})`)
    .executeTakeFirst();
  return row?.html ?? null;
}
