import type { Store } from "../../platform/database/index.ts";
import { keepSending, type Sending } from "../../platform/mail/index.ts";
import { claimDelivery, noteOrphans, planDeliveries } from "./delivery-store.ts";
import { SEQUENCE_CHANNEL } from "./enrolment-store.ts";
import { sendMail, type SendServices } from "./send-mail.ts";

/** For turns that come with time; confirmed addresses announce themselves. */
const LOOK_EVERY_MS = 30_000;
const LANES = 2;

interface SenderServices extends Omit<SendServices, "db"> {
  readonly store: Store;
}

/** Sends sequence mails for as long as the process lives, on connections of its own. Any number of processes may. */
export const openSequenceSender = ({ store, ...services }: SenderServices): Promise<Sending> =>
  keepSending({
    store,
    log: services.log,
    transport: services.transport,
    channel: SEQUENCE_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    failure: "sequence mails can't be read",
    round: (isLeaving) => sendDue({ db: store.db, ...services }, isLeaving),
  });

/** Sends all that is due at this moment, or until it is told to leave. */
export async function sendDue(services: SendServices, isLeaving: () => boolean): Promise<void> {
  const { db } = services;
  const drain = async (): Promise<void> => {
    for (;;) {
      const delivery = isLeaving() ? null : await claimDelivery(db);
      if (!delivery) return;
      await sendMail(services, delivery);
    }
  };
  await noteOrphans(db);
  // A next step without delay is due as soon as the one before has left.
  while (!isLeaving()) {
    const planned = await planDeliveries(db);
    await Promise.all(Array.from({ length: LANES }, drain));
    if (planned === 0) return;
  }
}
