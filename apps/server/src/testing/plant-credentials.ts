import { randomBytes, randomUUID } from "node:crypto";
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
