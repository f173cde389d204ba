/** Turns at what does one thing at a time, in the order of asking; some go behind others. */
export interface Turns {
  /** @param behind lets those go first that somebody waits for, for a while */
  take<T>(behind: boolean, work: () => Promise<T>): Promise<T>;
}

/** Then it is somebody's turn however many came before him: a wait that no audit notices. */
const MOST_MS = 500;

interface Waiting {
  readonly since: number;
  /** Ends when the work has ended, however it did. */
  start(): Promise<void>;
}

export function openTurns(mostMs = MOST_MS): Turns {
  const first: Waiting[] = [];
  const behind: Waiting[] = [];
  let working = false;
  const isLate = (one: Waiting | undefined): boolean => one !== undefined && performance.now() - one.since > mostMs;
  const next = (): Waiting | undefined => (isLate(behind[0]) ? behind.shift() : (first.shift() ?? behind.shift()));
  const workOff = async (): Promise<void> => {
    working = true;
    for (;;) {
      // Work that computes lets nobody in who asks meanwhile: all that was sent is heard before anybody is chosen.
      await new Promise((resolve) => setImmediate(resolve));
      const one = next();
      if (!one) break;
      await one.start();
    }
    working = false;
  };
  return {
    take: (isBehind, work) =>
      new Promise((resolve, reject) => {
        const start = (): Promise<void> => work().then(resolve, reject);
        (isBehind ? behind : first).push({ since: performance.now(), start });
        if (!working) void workOff();
      }),
  };
}
