import { createTransport } from "nodemailer";
import type { MailSettings } from "../../config/config.ts";
import { optionsOf, type Transport } from "./message.ts";

/** Sends by a mail server, over at most four connections that stay open. */
export function openSmtp(url: string, settings: MailSettings): Transport {
  // Timeouts in milliseconds; all together they stay below the time that a mail is held.
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => void (await smtp.sendMail(optionsOf(message, settings))),
    close: () => smtp.close(),
  };
}
