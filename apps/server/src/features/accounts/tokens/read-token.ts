import type { AccountSettings, RateSettings } from "../../../config/config.ts";
import type { Db } from "../../../platform/database/index.ts";
import { isPersonalToken, isProgramToken, type Actor } from "../../../platform/http/index.ts";
import { limitHits } from "../../../platform/rate-limit/index.ts";
import { hashSecret } from "../secret.ts";
import { readSession } from "../session.ts";
import { findAccess, findToken, noteUse, type LivingToken } from "./token-store.ts";

const MINUTE = 60;

interface Terms {
  readonly accounts: Pick<AccountSettings, "adminSecondFactor">;
  readonly rates: Pick<RateSettings, "tokenRequestsPerMinute">;
}

/**
 * Who a bearer stands for, by a session, a personal token or a program's access token; null when it stands for nobody.
 * @throws Problem RATE_LIMITED for a token that asks too often
 */
export async function readBearer(db: Db, bearer: string | null, terms: Terms): Promise<Actor | null> {
  if (bearer !== null && isPersonalToken(bearer)) return actBy(db, await findToken(db, hashSecret(bearer)), terms);
  if (bearer !== null && isProgramToken(bearer)) return actBy(db, await findAccess(db, hashSecret(bearer)), terms);
  return readSession(db, bearer, terms.accounts);
}

async function actBy(db: Db, found: LivingToken | null, { accounts, rates }: Terms): Promise<Actor | null> {
  if (found === null) return null;
  await limitHits(db, `token ${found.id}`, { hits: rates.tokenRequestsPerMinute, seconds: MINUTE });
  if (found.stale) await noteUse(db, found.id);
  const { id, name, scopes, audience, userId, isAdmin, secondFactor } = found;
  return {
    userId,
    sessionId: id,
    isAdmin,
    isConfirmed: false,
    lacksFactor: accounts.adminSecondFactor && isAdmin && !secondFactor,
    token: { id, name, scopes, audience },
  };
}
