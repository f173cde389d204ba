import { limits, texts } from "@audit/contract";
import { countOf } from "../../format/numbers.ts";

/** What a new password still needs, while it is typed. */
export function passwordHint(password: string): string {
  const missing = limits.passwordMinLength - password.length;
  if (password !== "" && missing > 0) return `${countOf(missing, "more character")} needed.`;
  if (password.length >= SAFER) return "A good length.";
  return `At least ${limits.passwordMinLength} characters; ${SAFER} or more are safer.`;
}
const SAFER = 12;

/** What is wrong with a new password, as far as it can be said here; the server knows more. */
export const passwordFault = (password: string): string | true =>
  password.length >= limits.passwordMinLength || texts.passwordTooShort(limits.passwordMinLength);
