import { texts } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db, MailLetterhead, Tx, UserRow } from "../../platform/database/index.ts";
import { Problem, type Actor, type Caller } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { forgetFailures } from "./attempts-store.ts";
import { forgetDevices } from "./device-store.ts";
import type { Passwords } from "./password.ts";
import { accountKey, refuseWeak } from "./policy.ts";
import { requirePassword } from "./require-password.ts";
import { deleteRecovery, takeRecovery } from "./recovery-store.ts";
import { hashSecret, newSecret } from "./secret.ts";
import { deleteOtherSessions, replaceToken } from "./session-store.ts";
import { setPassword } from "./store.ts";
import { deleteTokensOf } from "./tokens/token-store.ts";
import { markVerified } from "./verification-store.ts";
import { proveMailbox } from "./appoint-admin.ts";

export interface ChangeServices {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly config: Pick<Config, "accounts" | "adminEmail">;
}

interface Change {
  readonly password: string;
  readonly letterhead: MailLetterhead;
}

/**
 * Sets a new password by a recovery, which ends with it, as do all sessions.
 * @returns how many sessions ended; null when the recovery ended meanwhile
 */
export async function changeByRecovery(
  { db, passwords, config }: ChangeServices,
  user: UserRow,
  bearer: Uint8Array,
  { password, letterhead }: Change,
): Promise<number | null> {
  refuseWeak(password, config, { email: user.email, letterhead });
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (tx) => {
    if (!(await takeRecovery(tx, bearer))) return null;
    await markVerified(tx, user.id);
    await proveMailbox(tx, user.id, config.adminEmail);
    await forgetFailures(tx, accountKey(user.email));
    return replacePassword(tx, user, { passwordHash, letterhead, session: null, device: null });
  });
}

/**
 * Sets a new password by a session and the present password. The session goes on under a new token, all others end.
 * @throws Problem WRONG_CREDENTIALS, RATE_LIMITED
 */
export async function changeBySession(
  { db, passwords, config }: ChangeServices,
  actor: Actor,
  { device }: Caller,
  { password, current, letterhead }: Change & { current: string | undefined },
): Promise<{ token: string; ended: number }> {
  if (current === undefined || current === "") {
    throw new Problem("INVALID_INPUT", { text: texts.currentPasswordMissing });
  }
  const user = await requirePassword(db, passwords, { userId: actor.userId, password: current, device });
  refuseWeak(password, config, { email: user.email, letterhead });
  const passwordHash = await passwords.hash(password);
  const token = newSecret();
  const ended = await db.transaction().execute(async (tx) => {
    await replaceToken(tx, actor.sessionId, hashSecret(token));
    await deleteRecovery(tx, user.id);
    return replacePassword(tx, user, { passwordHash, letterhead, session: actor.sessionId, device });
  });
  return { token, ended };
}

interface Replacement {
  readonly passwordHash: string;
  readonly letterhead: MailLetterhead;
  /** What stays signed in and known; null for nothing. */
  readonly session: string | null;
  readonly device: string | null;
}

async function replacePassword(tx: Tx, user: UserRow, replacement: Replacement): Promise<number> {
  const { passwordHash, letterhead, session, device } = replacement;
  await setPassword(tx, user.id, passwordHash);
  const ended = await deleteOtherSessions(tx, user.id, session);
  // Who had to recover an account may have shared it with a stranger, who may have made tokens.
  if (session === null) await deleteTokensOf(tx, user.id);
  await forgetDevices(tx, user.id, device === null ? null : hashSecret(device));
  await addMail(tx, { kind: "password-changed", recipient: user.email, letterhead, facts: { ended } });
  return ended.length;
}
