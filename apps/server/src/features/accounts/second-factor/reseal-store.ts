import { countLost, type Renew, type Renewed } from "../../../platform/app-secret.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { TOTP_PURPOSE } from "./totp.ts";

/** Seals the secrets of all authenticators anew. */
export async function resealTotps(tx: Tx, renew: Renew): Promise<Renewed> {
  const rows = await tx.selectFrom("totp_factors").select(["user_id", "secret"]).execute();
  const sealed = rows.map(({ user_id, secret }) => ({ user_id, secret: renew(TOTP_PURPOSE, secret) }));
  for (const { user_id, secret } of sealed) {
    if (secret === null) continue;
    await tx.updateTable("totp_factors").set({ secret }).where("user_id", "=", user_id).execute();
  }
  return countLost(sealed.map(({ secret }) => secret));
}
