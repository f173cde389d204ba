import { countLost, type Renew, type Renewed } from "../../platform/app-secret.ts";
import type { Tx } from "../../platform/database/index.ts";
import { TOKEN_PURPOSE } from "./token.ts";

/** Seals the tokens of all links anew. */
export async function resealShares(tx: Tx, renew: Renew): Promise<Renewed> {
  const rows = await tx.selectFrom("shares").select(["id", "sealed_token"]).execute();
  const sealed = rows.map(({ id, sealed_token }) => ({ id, token: renew(TOKEN_PURPOSE, sealed_token) }));
  for (const { id, token } of sealed) {
    if (token !== null) await tx.updateTable("shares").set({ sealed_token: token }).where("id", "=", id).execute();
  }
  return countLost(sealed.map(({ token }) => token));
}
