import type { Db, MailRow, Store } from "../database/index.ts";
import type { Log } from "../log.ts";
import { keepSending, type Sending } from "./keep-sending.ts";
import { renderContent, type MailContent, type RenderedMail } from "./mail-content.ts";
import { claimMail, deleteMail, MAIL_CHANNEL, noteFailure, noteSent } from "./outbox-store.ts";
import { isFinal, type Transport } from "./message.ts";

/** Writes a mail at the moment it is sent; null when there is nobody to write to. Secrets are made here, not before. */
export type Compose = (
  db: Db,
  mail: Pick<MailRow, "recipient" | "letterhead" | "facts">,
) => Promise<MailContent | RenderedMail | null>;
export type Composers = Readonly<Record<string, Compose>>;

/** For mails whose pause is over; new ones announce themselves. */
const LOOK_EVERY_MS = 5_000;
const LANES = 4;

interface MailSenderServices {
  readonly store: Store;
  readonly log: Log;
  readonly transport: Transport;
  readonly composers: Composers;
}

/** Empties the outbox for as long as the process lives. Any number of processes may do so. */
export function openMailSender({ store, log, transport, composers }: MailSenderServices): Promise<Sending> {
  const drain = async (isLeaving: () => boolean): Promise<void> => {
    for (;;) {
      const mail = isLeaving() ? null : await claimMail(store.db);
      if (!mail) return;
      await deliver(mail);
    }
  };
  const deliver = async (mail: MailRow): Promise<void> => {
    try {
      const content = await composers[mail.kind]?.(store.db, mail);
      if (content === undefined) throw new Error(`Nobody writes mails of the kind ${mail.kind}`);
      if (content === null) return await deleteMail(store.db, mail.id);
      const { letterhead, id, recipient: to } = mail;
      const rendered = "html" in content ? content : renderContent(content, letterhead);
      await transport.send({ ...rendered, id, to, fromName: letterhead.brand });
      await noteSent(store.db, mail.id);
    } catch (error) {
      log.warn({ err: error, mailId: mail.id, attempt: mail.attempts }, "a mail could not be sent");
      await noteFailure(store.db, mail.id, error instanceof Error ? error.message : String(error), isFinal(error));
    }
  };
  return keepSending({
    store,
    log,
    transport,
    channel: MAIL_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    failure: "the outbox can't be read",
    round: (isLeaving) => Promise.all(Array.from({ length: LANES }, () => drain(isLeaving))),
  });
}
