import { setTimeout as wait } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";

const STEP = 30_000;
/** A test's own way to the server takes less. */
const LEAST_LEFT = 5_000;

/**
 * What an authenticator with this key shows, or showed a half minute ago. Waits where the half minute is nearly over:
 * a code of the one before would no longer be taken a moment later.
 */
export async function authenticatorCode(key: string, when: "now" | "before" = "now"): Promise<string> {
  const left = STEP - (Date.now() % STEP);
  if (left < LEAST_LEFT) await wait(left);
  const timestamp = Date.now() - (when === "before" ? STEP : 0);
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({ timestamp });
}
