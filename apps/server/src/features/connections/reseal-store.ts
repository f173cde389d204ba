import { countLost, type Renew, type Renewed } from "../../platform/app-secret.ts";
import type { Tx } from "../../platform/database/index.ts";
import { tokenPurpose } from "./connections.ts";

/** Seals all accesses to Search Console anew. */
export async function resealGrants(tx: Tx, renew: Renew): Promise<Renewed> {
  const rows = await tx.selectFrom("search_grants").select(["user_id", "sealed_token"]).execute();
  const sealed = rows.flatMap(({ user_id, sealed_token }) =>
    sealed_token === null ? [] : [{ user_id, token: renew(tokenPurpose(user_id), sealed_token) }],
  );
  for (const { user_id, token } of sealed) {
    if (token === null) continue;
    await tx.updateTable("search_grants").set({ sealed_token: token }).where("user_id", "=", user_id).execute();
  }
  return countLost(sealed.map(({ token }) => token));
}
