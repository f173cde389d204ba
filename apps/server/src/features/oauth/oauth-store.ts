import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/index.ts";
import { hashSecret, newSecret } from "../accounts/index.ts";

/** Long enough for a person who reads a screen in between, too short for a table of strays. */
const KEPT_WITHOUT_GRANT_HOURS = 24;

export interface RegisteredClient {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: readonly string[];
}

export async function insertClient(db: Db, { id, name, redirect_uris }: RegisteredClient): Promise<void> {
  await db
    .insertInto("oauth_clients")
    .values({ id, name, redirect_uris: JSON.stringify(redirect_uris) })
    .execute();
}

export async function findClient(db: Db, id: string): Promise<RegisteredClient | null> {
  const found = await db
    .selectFrom("oauth_clients")
    .select(["id", "name", "redirect_uris"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}

interface NewSecret {
  readonly tokenId: string;
  readonly kind: "code" | "access" | "refresh";
  readonly seconds: number;
  readonly challenge?: string;
  readonly redirectUri?: string;
  /** What the secret begins with. */
  readonly prefix?: string;
}

/** @returns the secret, which is kept nowhere else */
export async function addSecret(tx: Tx, asked: NewSecret): Promise<string> {
  const { tokenId, kind, seconds, challenge = null, redirectUri = null, prefix = "" } = asked;
  const secret = prefix + newSecret();
  await tx
    .insertInto("oauth_secrets")
    .values({
      secret_hash: hashSecret(secret),
      token_id: tokenId,
      kind,
      challenge,
      redirect_uri: redirectUri,
      expires_at: inSeconds(seconds),
    })
    .execute();
  return secret;
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** What a secret of a program's stands for, as long as the program is let in. */
export interface FoundSecret {
  readonly tokenId: string;
  readonly audience: string | null;
  readonly scopes: readonly string[];
  readonly challenge: string | null;
  readonly redirectUri: string | null;
  readonly isAlive: boolean;
  readonly isSpent: boolean;
}

export async function findSecret(
  db: Db,
  client: string,
  secret: string,
  kinds: readonly ("code" | "access" | "refresh")[],
): Promise<FoundSecret | null> {
  const found = await db
    .selectFrom("oauth_secrets")
    .innerJoin("api_tokens", "api_tokens.id", "oauth_secrets.token_id")
    .select(["api_tokens.id as tokenId", "api_tokens.audience", "api_tokens.scopes"])
    .select(["oauth_secrets.challenge", "oauth_secrets.redirect_uri as redirectUri"])
    .select(sql<boolean>`oauth_secrets.expires_at > now() and api_tokens.expires_at > now()`.as("isAlive"))
    .select(sql<boolean>`oauth_secrets.spent_at is not null`.as("isSpent"))
    .where("oauth_secrets.secret_hash", "=", hashSecret(secret))
    .where("api_tokens.client", "=", client)
    .where("oauth_secrets.kind", "in", kinds)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether it was this call that spent it: of two at the same moment one does. */
export async function spendSecret(tx: Tx, secret: string): Promise<boolean> {
  const spent = await tx
    .updateTable("oauth_secrets")
    .set({ spent_at: sql<Date>`now()` })
    .where("secret_hash", "=", hashSecret(secret))
    .where("spent_at", "is", null)
    .returning("token_id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** A program that comes back stays let in. */
export async function extendGrant(tx: Tx, tokenId: string, seconds: number): Promise<void> {
  await tx
    .updateTable("api_tokens")
    .set({ expires_at: inSeconds(seconds) })
    .where("id", "=", tokenId)
    .execute();
}

/** Ends all that a program was let in to by one consent. */
export async function endGrant(db: Db | Tx, tokenId: string): Promise<void> {
  await db.deleteFrom("api_tokens").where("id", "=", tokenId).execute();
}

export async function deleteOldPrograms(db: Db): Promise<void> {
  await db
    .deleteFrom("oauth_secrets")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom("oauth_clients")
    .where("created_at", "<", sql<Date>`now() - make_interval(hours => ${KEPT_WITHOUT_GRANT_HOURS})`)
    .where(sql<boolean>`not exists (select 1 from api_tokens where api_tokens.client = oauth_clients.id::text)`)
    .execute();
}
