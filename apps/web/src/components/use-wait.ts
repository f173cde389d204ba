import { useCallback, useEffect, useState } from "react";
import { CallFailed } from "@audit/contract";

const SECOND = 1000;

export interface Wait {
  /** Whole seconds that are left; 0 when nothing is waited for. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
}

/** Counts down, second by second. */
export function useWait(): Wait {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const start = useCallback((seconds: number): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * SECOND);
  }, []);
  const isRunning = until > now;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds: isRunning ? Math.ceil((until - now) / SECOND) : 0, start };
}

/** How long an answer asks to wait, in seconds; 0 when it does not. */
export const waitOf = (error: unknown): number =>
  error instanceof CallFailed && error.status === 429 ? (error.retryAfter ?? 1) : 0;
