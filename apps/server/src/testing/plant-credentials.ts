import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { TokenScope } from "@audit/contract";
import { PERSONAL_TOKEN } from "../platform/http/index.ts";
import type { Db } from "../platform/database/index.ts";

export async function firstPromptVersion(db: Db, key: string): Promise<string> {
  const version = db.selectFrom("prompt_versions").select("id").where("key", "=", key);
  return (await version.executeTakeFirstOrThrow()).id;
}

export async function plantSession(db: Db, userId: string): Promise<string> {
  const row = { user_id: userId, token_hash: randomBytes(32) };
  const { id } = await db.insertInto("sessions").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function plantPasskey(db: Db, userId: string): Promise<string> {
  const id = randomUUID();
  const row = { id, user_id: userId, name: "One", host: "localhost", public_key: randomBytes(32), counter: 0 };
  await db.insertInto("passkeys").values(row).execute();
  return id;
}

/** A personal token as the account screen makes one. @returns its id and secret */
export async function plantToken(
  db: Db,
  userId: string,
  scopes: readonly TokenScope[],
  { days = 30, secondFactor = false } = {},
): Promise<{ readonly id: string; readonly token: string }> {
  const token = PERSONAL_TOKEN + randomBytes(32).toString("base64url");
  const row = {
    user_id: userId,
    name: scopes.join(" and "),
    token_hash: createHash("sha256").update(token).digest(),
    hint: token.slice(0, 14),
    scopes: JSON.stringify(scopes),
    second_factor: secondFactor,
    expires_at: new Date(Date.now() + days * 24 * 60 * 60 * 1000),
  };
  const { id } = await db.insertInto("api_tokens").values(row).returning("id").executeTakeFirstOrThrow();
  return { id, token };
}
