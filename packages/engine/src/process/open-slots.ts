/** Turns for work that few may do at once, in the order of asking. */
export interface Slots {
  /**
   * Does the work once there is a slot.
   * @throws what `signal` was aborted with, while it waits
   */
  inTurn<T>(work: () => Promise<T>, waiting?: Waiting): Promise<T>;
}

export interface Waiting {
  readonly signal?: AbortSignal | undefined;
  /** Hears when a wait begins and when it ends; never called without one. */
  readonly onWait?: (waits: boolean) => void;
  /** Before all that have no such right. */
  readonly first?: boolean;
}

interface Waiter {
  readonly first: boolean;
  start(): void;
}

export function openSlots(count: number): Slots {
  const line: Waiter[] = [];
  let taken = 0;

  const wait = ({ signal, first = false }: Waiting): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        line.splice(line.indexOf(waiter), 1);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        first,
        start() {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
      };
      const behind = first ? line.findIndex((other) => !other.first) : -1;
      line.splice(behind < 0 ? line.length : behind, 0, waiter);
      signal?.addEventListener("abort", leave, { once: true });
    });
  const take = async (waiting: Waiting): Promise<void> => {
    const { signal, onWait = () => {} } = waiting;
    signal?.throwIfAborted();
    if (taken < count) {
      taken += 1;
      return;
    }
    onWait(true);
    try {
      // The slot comes from whoever leaves: it stays taken.
      await wait(waiting);
    } finally {
      onWait(false);
    }
  };
  const leave = (): void => {
    const next = line.shift();
    if (next) next.start();
    else taken -= 1;
  };
  return {
    async inTurn(work, waiting = {}) {
      await take(waiting);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
