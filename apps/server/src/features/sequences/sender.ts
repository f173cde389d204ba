import type { Store } from "../../platform/database/index.ts";
import { claimDelivery, noteOrphans, planDeliveries } from "./delivery-store.ts";
import { SEQUENCE_CHANNEL } from "./enrolment-store.ts";
import { sendMail, type SendServices } from "./send-mail.ts";

export interface SequenceSender {
  /** Takes no more mails and waits for those under way. */
  close(): Promise<void>;
}

/** For turns that come with time; confirmed addresses announce themselves. */
const LOOK_EVERY_MS = 30_000;
const LANES = 2;

interface SenderServices extends Omit<SendServices, "db"> {
  readonly store: Store;
}

/** Sends sequence mails for as long as the process lives, on connections of its own. Any number of processes may. */
export async function openSequenceSender({ store, ...services }: SenderServices): Promise<SequenceSender> {
  const { log, transport } = services;
  let closed = false;
  let again = false;
  let working: Promise<unknown> | null = null;

  const wake = (): void => {
    again = true;
    if (working || closed) return;
    again = false;
    working = sendDue({ db: store.db, ...services }, () => closed)
      .catch((error: unknown) => log.error({ err: error }, "sequence mails can't be read"))
      .finally(() => {
        working = null;
        if (again) wake();
      });
  };

  const stop = await store.listener.listen(SEQUENCE_CHANNEL, wake, wake);
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    close: async () => {
      closed = true;
      clearInterval(timer);
      await stop();
      await working;
      transport.close();
    },
  };
}

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
