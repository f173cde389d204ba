import type { Db, UserRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { endReusedRecovery, useLink } from "./recovery-store.ts";
import { hashSecret, newSecret } from "./secret.ts";

/**
 * Trades the two secrets of a reset link, once, for a recovery.
 * @returns the account and the recovery's bearer token
 * @throws Problem INVALID_LINK for whatever is wrong with it
 */
export async function beginRecovery(db: Db, link: { access: string; refresh: string }): Promise<[UserRow, string]> {
  const [access, bearer] = [hashSecret(link.access), newSecret()];
  const user = await useLink(db, access, hashSecret(link.refresh), hashSecret(bearer));
  if (user) return [user, bearer];
  await endReusedRecovery(db, access);
  throw new Problem("INVALID_LINK");
}
