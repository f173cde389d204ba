import type { RateSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Caller } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { openTry } from "./attempts-store.ts";
import { hashSecret } from "./secret.ts";
import { isKnownDevice } from "./store.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export async function limitSignups(db: Db, rates: RateSettings, caller: Caller): Promise<void> {
  if (rates.spareLoopback && caller.isLoopback) return;
  await limitHits(db, `signup ${caller.address}`, { hits: rates.signupsPerHour, seconds: HOUR });
}

export async function limitLogins(db: Db, rates: RateSettings, caller: Caller): Promise<void> {
  if (rates.spareLoopback && caller.isLoopback) return;
  await limitHits(db, `login ${caller.address}`, { hits: rates.loginsPerMinute, seconds: MINUTE });
}

/**
 * Admits one try at an account's password. A browser that signed in before has a counter of its own, so that a
 * stranger who guesses can't lock the owner out. Accounts that don't exist are counted alike.
 * @returns the counter's key, for `endTry`.
 */
export async function admitTry(db: Db, email: string, userId: string | null, device: string | null): Promise<string> {
  const account = hashSecret(email).toString("base64url");
  const own = userId !== null && device !== null && (await isKnownDevice(db, userId, hashSecret(device)));
  const key = own ? `${account} ${hashSecret(device).toString("base64url")}` : account;
  const wait = await openTry(db, key);
  if (wait !== null) throw new Problem("RATE_LIMITED", { retryAfter: wait });
  return key;
}
