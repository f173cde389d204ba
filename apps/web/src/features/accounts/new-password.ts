import { limits, texts } from "@audit/contract";

export const passwordHint = `At least ${limits.passwordMinLength} characters; 12 or more are safer.`;

/** What is wrong with a new password, as far as it can be said here; the server knows more. */
export const passwordFault = (password: string): string | true =>
  password.length >= limits.passwordMinLength || texts.passwordTooShort(limits.passwordMinLength);
