import { rareTexts, texts } from "@audit/contract";
import type { Config, RateSettings } from "../../config/config.ts";
import type { Db, MailLetterhead } from "../../platform/database/index.ts";
import { Problem, type Caller } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { CAP_SECONDS, openTry } from "./attempts-store.ts";
import { isKnownDevice } from "./device-store.ts";
import { hashSecret } from "./secret.ts";
import { getUser } from "./store.ts";
import { weaknessOf } from "./weak-passwords/weakness.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Of one kind, to one address. */
const MAILS_PER_HOUR = 3;

export async function limitSignups(db: Db, rates: RateSettings, caller: Caller): Promise<void> {
  if (rates.spareLoopback && caller.isLoopback) return;
  await limitHits(db, `signup ${caller.address}`, { hits: rates.signupsPerHour, seconds: HOUR });
}

export async function limitLogins(db: Db, rates: RateSettings, caller: Caller): Promise<void> {
  if (rates.spareLoopback && caller.isLoopback) return;
  await limitHits(db, `login ${caller.address}`, { hits: rates.loginsPerMinute, seconds: MINUTE });
}

/** Links are unguessable; this keeps a guesser from costing anything. */
export async function limitLinks(db: Db, rates: RateSettings, caller: Caller): Promise<void> {
  if (rates.spareLoopback && caller.isLoopback) return;
  await limitHits(db, `link ${caller.address}`, { hits: rates.loginsPerMinute, seconds: MINUTE });
}

/** Addresses without an account are counted alike, so that the limit tells nothing. */
export async function limitResets(db: Db, rates: RateSettings, caller: Caller, email: string): Promise<void> {
  if (!rates.spareLoopback || !caller.isLoopback) {
    await limitHits(db, `reset ${caller.address}`, { hits: rates.resetsPerHour, seconds: HOUR });
  }
  await limitMails(db, "reset-password", email);
}

/** @throws Problem RATE_LIMITED when this address had enough mails of the kind */
export const limitMails = (db: Db, kind: string, email: string): Promise<void> =>
  limitHits(db, `mail ${kind} ${accountKey(email)}`, { hits: MAILS_PER_HOUR, seconds: HOUR });

/** What an account's failures are counted under. */
export const accountKey = (email: string): string => hashSecret(email).toString("base64url");

/**
 * Admits one try at an account's password. A browser that signed in before has a counter of its own, so that a
 * stranger who guesses can't lock the owner out. Accounts that don't exist are counted alike.
 * @returns the counter's key, for `endTry`.
 */
export async function admitTry(db: Db, email: string, userId: string | null, device: string | null): Promise<string> {
  const account = accountKey(email);
  const own = userId !== null && device !== null && (await isKnownDevice(db, userId, hashSecret(device)));
  const key = own ? `${account} ${hashSecret(device).toString("base64url")}` : account;
  const wait = await openTry(db, key);
  if (wait === null) return key;
  const isOff = wait > CAP_SECONDS - 6 * DAY;
  throw new Problem("RATE_LIMITED", { retryAfter: wait, ...(isOff ? { text: rareTexts.passwordLoginOff } : {}) });
}

/** @throws Problem WEAK_PASSWORD with the reason */
export function refuseWeak(
  password: string,
  { accounts }: Pick<Config, "accounts">,
  { email, letterhead }: { email: string; letterhead: MailLetterhead },
): void {
  const { passwordMinLength } = accounts;
  if (password.length < passwordMinLength) {
    throw new Problem("WEAK_PASSWORD", { text: texts.passwordTooShort(passwordMinLength) });
  }
  const text = weaknessOf(password, { email, brand: letterhead.brand, host: new URL(letterhead.origin).hostname });
  if (text !== null) throw new Problem("WEAK_PASSWORD", { text });
}

/**
 * Where the operator wants confirmed addresses, what reaches other people needs one.
 * @throws Problem EMAIL_NOT_VERIFIED
 */
export async function requireVerified(db: Db, { accounts }: Pick<Config, "accounts">, userId: string): Promise<void> {
  if (!accounts.requireVerification) return;
  if ((await getUser(db, userId)).email_verified_at === null) throw new Problem("EMAIL_NOT_VERIFIED");
}
