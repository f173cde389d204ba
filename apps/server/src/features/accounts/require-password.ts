import { rareTexts } from "@audit/contract";
import type { Db, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { endTry } from "./attempts-store.ts";
import type { Passwords } from "./password.ts";
import { admitTry } from "./policy.ts";
import { getUser } from "./store.ts";

interface Try {
  readonly userId: string;
  readonly password: string;
  /** Secret of a browser that signed in before, if it came with the call. */
  readonly device: string | null;
}

/**
 * Lets only whoever knows the account's present password go on; wrong ones are counted as at sign-in.
 * @throws Problem WRONG_CREDENTIALS, RATE_LIMITED
 */
export async function requirePassword(
  db: Db,
  passwords: Passwords,
  { userId, password, device }: Try,
): Promise<UserRow> {
  const user = await getUser(db, userId);
  const counter = await admitTry(db, user.email, user.id, device);
  const { matches } = await passwords.check(password, user.password_hash);
  await endTry(db, counter, matches);
  if (!matches) throw new Problem("WRONG_CREDENTIALS", { text: rareTexts.currentPasswordWrong });
  return user;
}
