import { useEffect, useRef } from "react";

/** The slowest double click, and how far a hand moves within it. */
const WITHIN_MS = 700;
const WITHIN_PX = 12;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/**
 * Tells a command that moves its own button away from a hand that presses twice: the second press lands on whatever
 * has come there, as the next card's button, and means nothing.
 * @returns whether the press under way is at the place of the last one that this was asked about
 */
export function useSecondPress(): () => boolean {
  const now = useRef<Press | null>(null);
  const last = useRef<Press | null>(null);
  useEffect(() => {
    const note = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): void => {
      now.current = { x, y, at };
    };
    document.addEventListener("pointerdown", note, true);
    return () => document.removeEventListener("pointerdown", note, true);
  }, []);
  return () => {
    const [press, before] = [now.current, last.current];
    // By keyboard; a press counts for one act only.
    now.current = null;
    if (press === null) return false;
    last.current = press;
    if (before === null || press.at - before.at > WITHIN_MS) return false;
    return Math.hypot(press.x - before.x, press.y - before.y) <= WITHIN_PX;
  };
}
