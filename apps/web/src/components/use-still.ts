import { useState, type PointerEvent } from "react";

interface Held<T> {
  readonly shown: T;
  readonly act: string;
}

/**
 * Rows that stay where they are while the pointer is among them, whatever others change: else the next press lands on
 * another row. What the reader does himself is shown at once; all the rest when the pointer leaves.
 * @param act what the reader did last, by any name that changes with it
 * @param stay the rows that were shown, with what is known of them now
 * @returns the rows to show, and what the element around them needs
 */
export function useStill<T>(now: T, act: string, stay: (before: T) => T) {
  const [held, setHeld] = useState<Held<T> | null>(null);
  if (held !== null && held.act !== act) setHeld({ shown: now, act });
  const shown = held !== null && held.act === act ? stay(held.shown) : now;
  const around = {
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      // A finger is nowhere before it presses.
      if (pointerType !== "touch") setHeld({ shown: now, act });
    },
    onPointerLeave: (): void => setHeld(null),
  };
  return { shown, around };
}
