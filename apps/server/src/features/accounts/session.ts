import type { AccountSettings } from "../../config/config.ts";
import type { Db, UserRow } from "../../platform/database/index.ts";
import { Problem, type Actor, type Caller } from "../../platform/http/index.ts";
import { browserName } from "./browser-name.ts";
import { rememberDevice } from "./device-store.ts";
import { hashSecret, newSecret } from "./secret.ts";
import { deleteSession, dropOldSessions, findSession, insertSession, noteSeen } from "./session-store.ts";

/** More devices than anybody has; a thief of a password must not fill the table. */
const MOST_SESSIONS = 20;

/**
 * Opens a session in place of the one whose token was presented.
 * @returns the token, which is kept nowhere else
 * @throws Problem WRONG_CREDENTIALS when the password was changed since it was checked
 */
export async function openSession(
  db: Db,
  user: UserRow,
  { bearer, agent }: Caller,
  secondFactor: boolean,
): Promise<string> {
  if (bearer !== null) await endSession(db, bearer);
  const token = newSecret();
  const opened = await insertSession(db, user, {
    tokenHash: hashSecret(token),
    browser: browserName(agent ?? ""),
    secondFactor,
  });
  if (!opened) throw new Problem("WRONG_CREDENTIALS");
  await dropOldSessions(db, user.id, MOST_SESSIONS);
  return token;
}

export const endSession = (db: Db, token: string): Promise<void> => deleteSession(db, hashSecret(token));

/** Who a bearer token stands for; null when its session does not live. Asking counts as using the session. */
export async function readSession(
  db: Db,
  token: string | null,
  { adminSecondFactor }: Pick<AccountSettings, "adminSecondFactor"> = { adminSecondFactor: false },
): Promise<Actor | null> {
  const session = token === null ? null : await findSession(db, hashSecret(token));
  if (session?.stale) await noteSeen(db, session.sessionId);
  return (
    session && { ...session, token: null, lacksFactor: adminSecondFactor && session.isAdmin && !session.secondFactor }
  );
}

/** Whether a token's session still lives. A page that is merely open must not keep it alive. */
export const isSessionAlive = async (db: Db, token: string | null): Promise<boolean> =>
  token !== null && (await findSession(db, hashSecret(token))) !== null;

/** Notes the browser as one of the owner's. @returns its secret, new when it had none. */
export async function noteDevice(db: Db, userId: string, known: string | null): Promise<string> {
  const device = known ?? newSecret();
  await rememberDevice(db, userId, hashSecret(device));
  return device;
}
