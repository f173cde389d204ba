/** Turns for work that few may do at once, in the order of asking. */
export interface Slots {
  /**
   * Does the work once there is a slot.
   * @param onWait hears when a wait begins and when it ends; never called without one
   * @throws what `signal` was aborted with, while it waits
   */
  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal, onWait?: (waits: boolean) => void): Promise<T>;
}

export function openSlots(count: number): Slots {
  const line: (() => void)[] = [];
  let taken = 0;

  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        line.splice(line.indexOf(start), 1);
        reject(signal?.reason as Error);
      };
      const start = (): void => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      line.push(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  const take = async (signal: AbortSignal | undefined, onWait: (waits: boolean) => void): Promise<void> => {
    signal?.throwIfAborted();
    if (taken < count) {
      taken += 1;
      return;
    }
    onWait(true);
    try {
      // The slot comes from whoever leaves: it stays taken.
      await wait(signal);
    } finally {
      onWait(false);
    }
  };
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    async inTurn(work, signal, onWait = () => {}) {
      await take(signal, onWait);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
