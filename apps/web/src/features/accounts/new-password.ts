import { limits } from "@audit/contract";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

/** What a new password still needs, while it is typed. */
export function passwordHint(password: string): string {
  const missing = limits.passwordMinLength - password.length;
  if (password !== "" && missing > 0)
    return t("{moreCharacter} needed.", { moreCharacter: countOf(missing, "more character") });
  if (password.length >= SAFER) return t("A good length.");
  return t("At least {passwordMinLength} characters; {safer} or more are safer.", {
    passwordMinLength: limits.passwordMinLength,
    safer: SAFER,
  });
}
const SAFER = 12;

/** What is wrong with a new password, as far as it can be said here; the server knows more. */
export const passwordFault = (password: string): string | true =>
  password.length >= limits.passwordMinLength || texts.passwordTooShort(limits.passwordMinLength);
