import type { Db, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { hashPassword } from "./password.ts";
import { insertUser } from "./store.ts";

/** Creates an account. @throws Problem ACCOUNT_NOT_CREATED, the one sentence for every reason. */
export async function signUp(
  db: Db,
  { email, password, name, adminEmail }: { email: string; password: string; name: string; adminEmail: string | null },
): Promise<UserRow> {
  const passwordHash = await hashPassword(password);
  const user = await insertUser(db, { email, name, passwordHash, isAdmin: email === adminEmail });
  if (!user) throw new Problem("ACCOUNT_NOT_CREATED");
  return user;
}
