import type { MailSettings } from "../../config/config.ts";
import { openMailbox } from "./mailbox.ts";
import type { Transport } from "./message.ts";
import { openSmtp } from "./smtp.ts";

/** Mails go to the mail server of the settings; without one they are put into a folder. */
export function openTransport(settings: MailSettings): Transport {
  return settings.smtpUrl === null ? openMailbox(settings) : openSmtp(settings.smtpUrl, settings);
}
