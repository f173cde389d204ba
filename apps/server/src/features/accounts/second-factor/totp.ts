import { Secret, TOTP } from "otpauth";
import type { AppSecret } from "../../../platform/app-secret.ts";
import type { Db } from "../../../platform/database/index.ts";
import { findTotp, useStep } from "./totp-store.ts";

export const TOTP_PURPOSE = "totp";
/** RFC 6238: half a minute, and one more on each side for clocks that differ. */
const SECONDS = 30;
const WINDOW = 1;
/** RFC 4226 section 4 recommends 160 bits. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: SECONDS });

/** @returns a new secret as text, as the address that authenticators read, and sealed for keeping */
export function makeTotp(
  secrets: AppSecret,
  names: { readonly issuer: string; readonly label: string },
): { secret: string; uri: string; sealed: Buffer } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: totpOf(secret, names).toString(), sealed: secrets.seal(TOTP_PURPOSE, secret) };
}

/** Whether a code is right now and was not used before; it is used up by this. @param unconfirmed also before it counts */
export async function takeTotp(
  db: Db,
  secrets: AppSecret,
  { userId, code, unconfirmed = false }: { userId: string; code: string; unconfirmed?: boolean },
): Promise<boolean> {
  const stored = await findTotp(db, userId);
  const secret = stored && (stored.isConfirmed || unconfirmed) ? secrets.open(TOTP_PURPOSE, stored.secret) : null;
  if (secret === null || !/^\d{6}$/.test(code)) return false;
  const delta = totpOf(secret).validate({ token: code, window: WINDOW });
  if (delta === null) return false;
  return useStep(db, userId, Math.floor(Date.now() / 1000 / SECONDS) + delta);
}
