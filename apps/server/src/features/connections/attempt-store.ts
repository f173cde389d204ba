import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** Long enough to sign in at Google and read what is asked for. */
const LIFE_SECONDS = 10 * 60;
const isAlive = sql<boolean>`created_at > now() - make_interval(secs => ${LIFE_SECONDS})`;

export interface KeptAttempt {
  readonly state_hash: Uint8Array;
  readonly session_id: string;
  readonly sealed_verifier: Uint8Array;
  readonly return_to: string;
}

export async function saveAttempt(db: Db, attempt: KeptAttempt): Promise<void> {
  await db.insertInto("connection_attempts").values(attempt).execute();
}

/** Takes an attempt of this session; each can be taken once. @returns null when there is none that still counts */
export const takeAttempt = async (db: Db, sessionId: string, stateHash: Uint8Array): Promise<KeptAttempt | null> =>
  (await db
    .deleteFrom("connection_attempts")
    .where("state_hash", "=", stateHash)
    .where("session_id", "=", sessionId)
    .where(isAlive)
    .returningAll()
    .executeTakeFirst()) ?? null;

export async function deleteDeadConnecting(db: Db): Promise<void> {
  await db
    .deleteFrom("connection_attempts")
    .where(sql<boolean>`not (${isAlive})`)
    .execute();
}
