import type { Db, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { endTry } from "./attempts-store.ts";
import { isPassword } from "./password.ts";
import { admitTry } from "./policy.ts";
import { findUserByEmail } from "./store.ts";

/** Finds the account a password opens. @throws Problem WRONG_CREDENTIALS, also for an unknown address. */
export async function logIn(
  db: Db,
  { email, password, device }: { email: string; password: string; device: string | null },
): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  const counter = await admitTry(db, email, user?.id ?? null, device);
  const matches = await isPassword(password, user?.password_hash ?? null);
  await endTry(db, counter, matches);
  if (!user || !matches) throw new Problem("WRONG_CREDENTIALS");
  return user;
}
