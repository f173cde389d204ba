/** A place was not given: too many wait for the same one, or nobody waits any more. */
export class NoPlace extends Error {}

export interface FairPlaces {
  /**
   * Does the work once there is a place. Who holds fewest places and was served longest ago comes first, so that the many
   * things of one wait behind the few of another.
   * @param owner whose work it is, such as an account's id
   * @throws NoPlace when the owner has too many waiting, or `signal` ends the wait
   */
  inTurn<T>(owner: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => void;
}

/** @param places at once, of all @param mostWaiting of one owner */
export function openFairPlaces(places: number, mostWaiting: number): FairPlaces {
  const line: Waiting[] = [];
  const held = new Map<string, number>();
  const lastServed = new Map<string, number>();
  let taken = 0;
  let turn = 0;

  const take = (owner: string): void => {
    taken += 1;
    held.set(owner, (held.get(owner) ?? 0) + 1);
    lastServed.set(owner, (turn += 1));
  };
  const giveOn = (owner: string): void => {
    taken -= 1;
    const left = (held.get(owner) ?? 1) - 1;
    if (left > 0) held.set(owner, left);
    else held.delete(owner);
    const next = line.toSorted(
      (a, b) =>
        (held.get(a.owner) ?? 0) - (held.get(b.owner) ?? 0) ||
        (lastServed.get(a.owner) ?? 0) - (lastServed.get(b.owner) ?? 0),
    )[0];
    if (next) next.start();
    // Whoever neither works nor waits is forgotten with the last place.
    else if (taken === 0) lastServed.clear();
  };

  const place = (owner: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => void line.splice(line.indexOf(waiting), 1);
      const giveUp = (): void => {
        leave();
        reject(new NoPlace());
      };
      const waiting: Waiting = {
        owner,
        start: () => {
          leave();
          signal.removeEventListener("abort", giveUp);
          take(owner);
          resolve();
        },
      };
      line.push(waiting);
      signal.addEventListener("abort", giveUp, { once: true });
    });

  return {
    inTurn: async (owner, signal, work) => {
      if (signal.aborted) throw new NoPlace();
      if (taken < places) take(owner);
      else if (line.filter((one) => one.owner === owner).length >= mostWaiting) throw new NoPlace();
      else await place(owner, signal);
      try {
        return await work();
      } finally {
        giveOn(owner);
      }
    },
  };
}
