import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** Stands for a program's id in the row of an address that a spreadsheet reads. */
export const SHEET = "spreadsheet";

export interface Sheet {
  readonly tokenId: string;
  readonly userId: string;
  readonly table: string;
  /** The newest finished one of the site. */
  readonly jobId: string;
}

/** What a living address of a spreadsheet stands for; null where nothing of its site is finished either. */
export async function findSheet(db: Db, secretHash: Uint8Array): Promise<Sheet | null> {
  const found = await db
    .selectFrom("api_tokens")
    .innerJoin("jobs", "jobs.user_id", "api_tokens.user_id")
    .select(["api_tokens.id as tokenId", "api_tokens.user_id as userId", "jobs.id as jobId"])
    .select(sql<string>`split_part(api_tokens.audience, ' ', 1)`.as("table"))
    .where("api_tokens.token_hash", "=", secretHash)
    .where("api_tokens.client", "=", SHEET)
    .where(sql<boolean>`api_tokens.expires_at > now()`)
    .where(sql<boolean>`jobs.domain = split_part(api_tokens.audience, ' ', 2)`)
    .where("jobs.status", "=", "completed")
    .orderBy("jobs.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

export async function noteRead(db: Db, tokenId: string): Promise<void> {
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: sql<Date>`now()` })
    .where("id", "=", tokenId)
    .execute();
}
