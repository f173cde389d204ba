import { useEffect, useState } from "react";

type Handlers = Readonly<Record<string, ((...args: never[]) => void) | undefined>>;

/** Functions that stay the same and do what the latest ones do. */
class Steady<T extends Handlers> {
  #latest: T;
  readonly acts: T;

  constructor(first: T) {
    this.#latest = first;
    this.acts = Object.fromEntries(
      Object.keys(first).map((name) => [name, (...args: never[]) => this.#latest[name]?.(...args)]),
    ) as T;
  }

  update(latest: T): void {
    this.#latest = latest;
  }
}

/**
 * The same functions from one drawing to the next, which do what the latest ones do: whoever is given them need not be
 * drawn again. Which names there are must not change.
 */
export function useSteady<T extends Handlers>(handlers: T): T {
  const [steady] = useState(() => new Steady(handlers));
  useEffect(() => steady.update(handlers));
  return steady.acts;
}
