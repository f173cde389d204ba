import type { Store } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";
import { keepSending, type Sending } from "../../platform/mail/index.ts";
import { deliver, type DeliveryServices } from "./deliver.ts";
import { claimNotice, NOTICE_CHANNEL } from "./notice-store.ts";

const LOOK_EVERY_MS = 5_000;
/** One slow receiver holds up a lane for the time of a delivery. */
const LANES = 8;

type Services = Omit<DeliveryServices, "db"> & { readonly store: Store; readonly log: Log };

/** Delivers notices for as long as the process lives. Any number of processes may. */
export function keepDelivering({ store, log, ...services }: Services): Promise<Sending> {
  const drain = async (isLeaving: () => boolean): Promise<void> => {
    for (;;) {
      const notice = isLeaving() ? null : await claimNotice(store.db);
      if (!notice) return;
      await deliver({ ...services, db: store.db }, notice).catch((error: unknown) =>
        log.error({ err: error, noticeId: notice.id }, "a notice could not be delivered"),
      );
    }
  };
  return keepSending({
    store,
    log,
    transport: { close: () => {} },
    channel: NOTICE_CHANNEL,
    everyMs: LOOK_EVERY_MS,
    failure: "the notices can't be read",
    round: (isLeaving) => Promise.all(Array.from({ length: LANES }, () => drain(isLeaving))),
  });
}
