import type { Db } from "../../platform/database/index.ts";
import { replaceRecovery } from "./recovery-store.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** Makes the one link by which an account's password can be set; earlier ones are worth nothing from then on. */
export async function makeRecoveryLink(db: Db, userId: string, origin: string): Promise<string> {
  const [access, refresh] = [newSecret(), newSecret()];
  await replaceRecovery(db, userId, hashSecret(access), hashSecret(refresh));
  return `${origin}/reset-password#access_token=${access}&refresh_token=${refresh}&type=recovery`;
}
