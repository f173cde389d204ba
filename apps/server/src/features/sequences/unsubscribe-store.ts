import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** A law wants links to work for a month after the mail; people tidy up later than that. */
const LIVES_DAYS = 400;

interface NewLink {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  readonly templateId: string;
  readonly brand: string;
}

export async function insertLink(db: Db, { tokenHash, userId, templateId, brand }: NewLink): Promise<void> {
  await db
    .insertInto("unsubscribe_links")
    .values({ token_hash: tokenHash, user_id: userId, template_id: templateId, brand })
    .execute();
}

export interface UnsubscribeLink {
  /** Whose mail it stood in. */
  readonly brand: string;
  /** Whether its account gets no such mail at present. */
  readonly hasLeft: boolean;
}

/** @returns null for a link that is not or no longer good */
export async function findLink(db: Db, tokenHash: Uint8Array): Promise<UnsubscribeLink | null> {
  const row = await db
    .selectFrom("unsubscribe_links as l")
    .innerJoin("users as u", "u.id", "l.user_id")
    .select(["l.brand", "u.mail_opt_out_at"])
    .where("l.token_hash", "=", tokenHash)
    .where("l.created_at", ">", sql<Date>`now() - make_interval(days => ${LIVES_DAYS})`)
    .executeTakeFirst();
  return row === undefined ? null : { brand: row.brand, hasLeft: row.mail_opt_out_at !== null };
}

/** Ends all sequence mail to the account of a link. May be done any number of times. */
export async function optOut(db: Db, tokenHash: Uint8Array): Promise<void> {
  await sql`
    with used as (
      update unsubscribe_links set used_at = coalesce(used_at, now()) where token_hash = ${tokenHash} returning user_id)
    update users set mail_opt_out_at = coalesce(mail_opt_out_at, now()) from used where users.id = used.user_id`.execute(
    db,
  );
}

/** Lets sequence mail come again to the account of a link. */
export async function optIn(db: Db, tokenHash: Uint8Array): Promise<void> {
  const owner = db.selectFrom("unsubscribe_links").select("user_id").where("token_hash", "=", tokenHash);
  await db.updateTable("users").set({ mail_opt_out_at: null }).where("id", "in", owner).execute();
}

/** Regular cleaning of links that have ended and of previews that nobody looks at any more. */
export async function deleteOldLinks(db: Db): Promise<void> {
  await db
    .deleteFrom("unsubscribe_links")
    .where("created_at", "<", sql<Date>`now() - make_interval(days => ${LIVES_DAYS})`)
    .execute();
  await db
    .deleteFrom("mail_previews")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
