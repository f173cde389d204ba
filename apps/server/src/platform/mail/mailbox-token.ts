import type { AppSecret } from "../app-secret.ts";

/** Opens the development mailbox; the same after a restart, so that a link that was printed once goes on working. */
export const mailboxToken = (secret: Pick<AppSecret, "mark">): string =>
  secret.mark("mailbox", "token").toString("base64url");
