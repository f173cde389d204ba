import { Readable } from "node:stream";
import type { SendMailOptions, Transporter } from "nodemailer";
import type { MailSettings } from "../../config/config.ts";
import type { RenderedMail } from "./mail-content.ts";

export interface Message extends RenderedMail {
  /** A second copy has the same Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly fromName: string;
  readonly replyTo?: string;
  /** Where somebody says that he wants no more of these: RFC 8058. */
  readonly unsubscribeUrl?: string;
  /**
   * Waited for when somebody else is ready to take the text and has no byte of it yet. When it throws, nothing is sent
   * and `send` rejects.
   */
  readonly beforeHandOver?: () => Promise<void>;
}

export interface Transport {
  /** Resolves when somebody else is responsible for the mail. @throws Error, see `isFinal` and `isAnswered` */
  send(message: Message): Promise<void>;
  close(): void;
}

export function optionsOf(message: Message, { from }: MailSettings): SendMailOptions {
  const { id, to, fromName, replyTo, subject, html, text, unsubscribeUrl, beforeHandOver } = message;
  const options: SendMailOptions & HandOver = {
    messageId: `<${id}@${from.slice(from.indexOf("@") + 1)}>`,
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    subject,
    html,
    text,
    ...(replyTo === undefined ? {} : { replyTo: { name: fromName, address: replyTo } }),
    ...(beforeHandOver ? { beforeHandOver } : {}),
    headers: {
      // Keeps holiday notices from being answered to a machine (RFC 3834).
      "auto-submitted": "auto-generated",
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            // Its own line only: a folded address is one that mailbox providers don't find.
            "list-unsubscribe": { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
            "list-unsubscribe-post": "List-Unsubscribe=One-Click",
          }),
    },
  };
  return options;
}

interface HandOver {
  readonly beforeHandOver?: () => Promise<void>;
}

/** Makes a transporter wait for `beforeHandOver` before it gives the text away. */
export function holdBack(transporter: Transporter): void {
  transporter.use("stream", (mail, done) => {
    const { beforeHandOver } = mail.data as HandOver;
    // Nothing reads the stream before the server has asked for the text, so the wait begins no sooner.
    if (beforeHandOver) mail.message.processFunc((text) => Readable.from(textAfter(beforeHandOver, text)));
    done();
  });
}

async function* textAfter(ready: () => Promise<void>, text: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  await ready();
  yield* text;
}

interface Refusal {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** The server has refused this very mail: asking again would get the same answer. A wrong login is our own fault. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Refusal;
  return typeof responseCode === "number" && responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** The server has said that it did not take the mail; silence is no such answer. */
export const isAnswered = (error: unknown): boolean => typeof ((error ?? {}) as Refusal).responseCode === "number";
