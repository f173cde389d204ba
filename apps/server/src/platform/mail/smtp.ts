import { createTransport } from "nodemailer";
import type { MailSettings } from "../../config/config.ts";
import { isOwnNetwork } from "../../config/own-network.ts";
import { holdBack, optionsOf, type Transport } from "./message.ts";

/** Beyond one's own network nothing is said without TLS: not the password, not a reset link. */
export const sealingOf = (url: string): { readonly requireTLS: boolean } => ({
  requireTLS: !isOwnNetwork(new URL(url).hostname),
});

/** Says good day to the mail server and signs in, without sending anything. @throws Error when that is refused */
export async function checkMail(url: string): Promise<void> {
  const smtp = createTransport({
    url,
    ...sealingOf(url),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 8_000,
  });
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

/** Sends by a mail server, over at most four connections that stay open. */
export function openSmtp(url: string, settings: MailSettings): Transport {
  // Timeouts in milliseconds; all together they stay below the time that a mail is held.
  const smtp = createTransport({
    url,
    ...sealingOf(url),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  holdBack(smtp);
  return {
    send: async (message) => void (await smtp.sendMail(optionsOf(message, settings))),
    close: () => smtp.close(),
  };
}
