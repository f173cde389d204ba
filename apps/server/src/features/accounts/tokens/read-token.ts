import type { AccountSettings, RateSettings } from "../../../config/config.ts";
import type { Db } from "../../../platform/database/index.ts";
import { isPersonalToken, type Actor } from "../../../platform/http/index.ts";
import { limitHits } from "../../../platform/rate-limit/index.ts";
import { hashSecret } from "../secret.ts";
import { readSession } from "../session.ts";
import { findToken, noteUse } from "./token-store.ts";

const MINUTE = 60;

interface Terms {
  readonly accounts: Pick<AccountSettings, "adminSecondFactor">;
  readonly rates: Pick<RateSettings, "tokenRequestsPerMinute">;
}

/**
 * Who a bearer stands for, by a session or by a personal token; null when it stands for nobody.
 * @throws Problem RATE_LIMITED for a token that asks too often
 */
export const readBearer = (db: Db, bearer: string | null, terms: Terms): Promise<Actor | null> =>
  bearer !== null && isPersonalToken(bearer) ? readToken(db, bearer, terms) : readSession(db, bearer, terms.accounts);

async function readToken(db: Db, bearer: string, { accounts, rates }: Terms): Promise<Actor | null> {
  const found = await findToken(db, hashSecret(bearer));
  if (found === null) return null;
  await limitHits(db, `token ${found.id}`, { hits: rates.tokenRequestsPerMinute, seconds: MINUTE });
  if (found.stale) await noteUse(db, found.id);
  const { id, name, scopes, userId, isAdmin, secondFactor } = found;
  return {
    userId,
    sessionId: id,
    isAdmin,
    isConfirmed: false,
    lacksFactor: accounts.adminSecondFactor && isAdmin && !secondFactor,
    token: { id, name, scopes },
  };
}
