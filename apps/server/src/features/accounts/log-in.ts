import type { Db, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { endTry } from "./attempts-store.ts";
import type { Passwords } from "./password.ts";
import { admitTry } from "./policy.ts";
import { findUserByEmail, renewHash } from "./store.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly device: string | null;
}

/**
 * Finds the account a password opens. A hash of former costs is made anew on the way.
 * @throws Problem WRONG_CREDENTIALS, also for an unknown address.
 */
export async function logIn(db: Db, passwords: Passwords, credentials: Credentials): Promise<UserRow> {
  const { email, password, device } = credentials;
  const user = await findUserByEmail(db, email);
  const counter = await admitTry(db, email, user?.id ?? null, device);
  const { matches, outdated } = await passwords.check(password, user?.password_hash ?? null);
  await endTry(db, counter, matches);
  if (!user || !matches) throw new Problem("WRONG_CREDENTIALS");
  return outdated ? ((await renewHash(db, user, await passwords.hash(password))) ?? user) : user;
}
