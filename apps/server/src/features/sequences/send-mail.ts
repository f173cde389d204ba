import type { Db } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";
import { isAnswered, isFinal, type Transport } from "../../platform/mail/index.ts";
import { dropUnsent, handOver, noteRefused, noteTaken, noteUnknown, type Delivery } from "./delivery-store.ts";
import { renderMail } from "./render/render-mail.ts";
import { findBrand, senderOf, type MailConfig } from "./sender-of.ts";
import { hashToken, newToken } from "./token.ts";
import { insertLink } from "./unsubscribe-store.ts";
import { UNSUBSCRIBE_PATH } from "./unsubscribe-pages.ts";
import { valuesFor } from "./values.ts";

export interface SendServices {
  readonly db: Db;
  readonly log: Log;
  readonly transport: Transport;
  readonly config: MailConfig;
}

/** The mail was no longer to be sent when the mail server was ready for it. */
class Withheld extends Error {}

/**
 * Sends one claimed mail and notes what became of it. The note "handed over" is committed before the mail server gets
 * the first byte of the text, so whenever the program dies there is at most one copy; the price is a mail that is lost
 * when it dies in just that moment.
 */
export async function sendMail({ db, log, transport, config }: SendServices, delivery: Delivery): Promise<void> {
  let isHandedOver = false;
  try {
    const token = newToken();
    const brand = findBrand(config, delivery.brand);
    const sender = senderOf(config, brand, delivery.origin);
    const unsubscribeUrl = `${sender.letterhead.origin}${UNSUBSCRIBE_PATH}/${token}`;
    const to = { name: delivery.name, email: delivery.email, created_at: delivery.signed_up_at };
    const values = valuesFor(to, { ...sender.letterhead, supportEmail: sender.supportEmail });
    await transport.send({
      ...renderMail(delivery, { values, letterhead: sender.letterhead, unsubscribeUrl }),
      id: delivery.id,
      to: delivery.email,
      fromName: sender.letterhead.brand,
      replyTo: sender.supportEmail,
      unsubscribeUrl,
      beforeHandOver: async () => {
        isHandedOver = await db.transaction().execute(async (tx) => {
          if (!(await handOver(tx, delivery))) return false;
          const link = { userId: delivery.user_id, templateId: delivery.template_id, brand: brand.key };
          await insertLink(tx, { ...link, tokenHash: hashToken(token) });
          return true;
        });
        if (!isHandedOver) throw new Withheld("no longer wanted");
      },
    });
    await noteTaken(db, delivery);
  } catch (error) {
    await noteFailure({ db, log }, delivery, error, isHandedOver);
  }
}

async function noteFailure(
  { db, log }: Pick<SendServices, "db" | "log">,
  delivery: Delivery,
  error: unknown,
  isHandedOver: boolean,
): Promise<void> {
  if (error instanceof Withheld || (error instanceof Error && error.cause instanceof Withheld)) {
    return dropUnsent(db, delivery);
  }
  log.warn({ err: error, deliveryId: delivery.id, attempt: delivery.attempts }, "a sequence mail could not be sent");
  const words = error instanceof Error ? error.message : String(error);
  if (isHandedOver && !isAnswered(error)) return noteUnknown(db, delivery, words);
  return noteRefused(db, delivery, words, isFinal(error));
}
