import { limits, type TokenScope } from "@audit/contract";
import { sql } from "kysely";
import type { ApiTokenRow, Db, Tx } from "../../../platform/database/index.ts";

/** Between two notes of "last used": a program may ask many times a second. */
const USED_EVERY_SECONDS = 60;
/** Long enough to see in the list why a program stopped. */
const SHOWN_DAYS_AFTER_END = 30;

interface NewToken {
  readonly userId: string;
  readonly name: string;
  readonly tokenHash: Uint8Array;
  readonly hint: string;
  readonly scopes: readonly TokenScope[];
  readonly seconds: number;
  readonly secondFactor: boolean;
  /** A program that was let in, and what its tokens are good for. */
  readonly program?: { readonly client: string; readonly audience: string };
}

/** @returns null when the account has as many as it may have */
export async function insertToken(tx: Tx, token: NewToken): Promise<ApiTokenRow | null> {
  const { userId, name, tokenHash, hint, scopes, seconds, secondFactor, program } = token;
  // Holds a second one that is made at the same time until the first is counted.
  await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("api_tokens")
    .select((q) => q.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where(isAlive)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.tokensPerAccount) return null;
  return tx
    .insertInto("api_tokens")
    .values({
      user_id: userId,
      name,
      token_hash: tokenHash,
      hint,
      scopes: JSON.stringify(scopes),
      second_factor: secondFactor,
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      client: program?.client ?? null,
      audience: program?.audience ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const isAlive = sql<boolean>`api_tokens.expires_at > now()`;

export interface LivingToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly secondFactor: boolean;
  readonly audience: string | null;
  /** Its use was last noted a while ago. */
  readonly stale: boolean;
}

const livingTokens = (db: Db) =>
  db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .select(["api_tokens.id", "api_tokens.name", "api_tokens.scopes", "api_tokens.second_factor as secondFactor"])
    .select("api_tokens.audience")
    .select(["users.id as userId", "users.is_admin as isAdmin"])
    .select(
      sql<boolean>`coalesce(api_tokens.last_used_at < now() - make_interval(secs => ${USED_EVERY_SECONDS}), true)`.as(
        "stale",
      ),
    )
    .where(isAlive);

export async function findToken(db: Db, tokenHash: Uint8Array): Promise<LivingToken | null> {
  const found = await livingTokens(db).where("api_tokens.token_hash", "=", tokenHash).executeTakeFirst();
  return found ?? null;
}

/** The program that an access token stands for. */
export async function findAccess(db: Db, secretHash: Uint8Array): Promise<LivingToken | null> {
  const found = await livingTokens(db)
    .innerJoin("oauth_secrets", "oauth_secrets.token_id", "api_tokens.id")
    .where("oauth_secrets.secret_hash", "=", secretHash)
    .where("oauth_secrets.kind", "=", "access")
    .where(sql<boolean>`oauth_secrets.expires_at > now()`)
    .executeTakeFirst();
  return found ?? null;
}

export async function noteUse(db: Db, id: string): Promise<void> {
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Newest first, with those that ended lately. */
export const listOwnTokens = (db: Db, userId: string): Promise<ApiTokenRow[]> =>
  db
    .selectFrom("api_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** @returns the token that ended; null when the account has none of that id */
export async function deleteOwnToken(tx: Tx, userId: string, id: string): Promise<ApiTokenRow | null> {
  const ended = await tx
    .deleteFrom("api_tokens")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  return ended ?? null;
}

/** @returns how many ended */
export async function deleteTokensOf(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("api_tokens").where("user_id", "=", userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** @returns how many ended */
export async function deleteAllTokens(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("api_tokens").executeTakeFirst();
  return Number(numDeletedRows);
}

/** Tokens a month after their end; programs at once, since they ask to be let in again. */
export async function deleteOldTokens(db: Db): Promise<void> {
  const shown = sql<number>`case when client is null then ${SHOWN_DAYS_AFTER_END}::int else 0 end`;
  await db
    .deleteFrom("api_tokens")
    .where("expires_at", "<", sql<Date>`now() - make_interval(days => ${shown})`)
    .execute();
}
