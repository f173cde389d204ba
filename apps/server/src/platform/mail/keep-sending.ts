import type { Store } from "../database/index.ts";
import type { Log } from "../log.ts";
import type { Transport } from "./message.ts";

export interface Sending {
  /** Takes no more mails and waits for those under way. */
  close(): Promise<void>;
}

interface Wish {
  readonly store: Store;
  readonly log: Log;
  readonly transport: Pick<Transport, "close">;
  /** Where new mails announce themselves. */
  readonly channel: string;
  /** For mails whose turn comes with time. */
  readonly everyMs: number;
  /** What can't be done when a round rejects: "the outbox can't be read". */
  readonly failure: string;
  /** Sends all that is due, or until it is told to leave. */
  round(isLeaving: () => boolean): Promise<unknown>;
}

/** Sends for as long as the process lives, one round at a time; any number of processes may. Its end closes the transport. */
export async function keepSending({ store, log, transport, channel, everyMs, failure, round }: Wish): Promise<Sending> {
  let closed = false;
  let again = false;
  let working: Promise<unknown> | null = null;
  const wake = (): void => {
    again = true;
    if (working || closed) return;
    again = false;
    working = round(() => closed)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        working = null;
        if (again) wake();
      });
  };
  const stop = await store.listener.listen(channel, wake, wake);
  const timer = setInterval(wake, everyMs);
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
