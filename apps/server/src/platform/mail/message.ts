import type { SendMailOptions } from "nodemailer";
import type { MailSettings } from "../../config/config.ts";
import type { RenderedLetter } from "./letter.ts";

export interface Message extends RenderedLetter {
  /** Of the outbox row: a second copy has the same Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly fromName: string;
}

export interface Transport {
  /** Resolves when somebody else is responsible for the mail. @throws Error, see `isFinal` */
  send(message: Message): Promise<void>;
  close(): void;
}

export function optionsOf({ id, to, fromName, subject, html, text }: Message, { from }: MailSettings): SendMailOptions {
  return {
    messageId: `<${id}@${from.split("@")[1]!}>`,
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    subject,
    html,
    text,
    // Keeps holiday notices from being answered to a machine (RFC 3834).
    headers: { "auto-submitted": "auto-generated" },
  };
}

/** The server has refused this very mail: asking again would get the same answer. A wrong login is our own fault. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
