import type { JobActivity } from "@audit/contract";
import type { AuditProgress } from "@audit/engine/process";
import type { Outlook } from "./outlook.ts";

const FROM_PERCENT = 20;
const TO_PERCENT = 30;
const FINDINGS_SHOWN = 5;

/** Percent of the whole job while the site is read: between 20 and 30, by pages read of those expected. */
export function crawlPercent({ pages, expected }: { pages: number; expected: number }): number {
  const share = expected === 0 ? 0 : Math.min(1, pages / expected);
  return Math.floor(FROM_PERCENT + (TO_PERCENT - FROM_PERCENT) * share);
}

/** What is shown of a job whose site nobody has asked yet. */
export const idleActivity = (url: string): JobActivity => ({
  pages: 0,
  known: 0,
  expected: null,
  secondsLeft: null,
  url,
  waiting: null,
  waitsFor: null,
  firstFindings: [],
});

/** What the owner sees of a crawl this moment. */
export const activityOf = (
  { pages, known, url, waiting, firstFindings }: AuditProgress,
  { expected, secondsLeft }: Outlook,
): JobActivity => ({
  pages,
  known,
  expected,
  secondsLeft,
  url,
  waiting,
  waitsFor: null,
  firstFindings: firstFindings
    .slice(0, FINDINGS_SHOWN)
    .map(({ title, severity, count }) => ({ title, severity, count })),
});

export interface Throttle<T> {
  push(value: T): void;
  /** Drops what was not written yet and waits for the write under way. */
  stop(): Promise<void>;
}

/** Writes the newest value at most once per `everyMs`, one write at a time. */
export function throttle<T>(write: (value: T) => Promise<void>, everyMs: number): Throttle<T> {
  let pending: { value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let lastAt = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const flush = (): void => {
    timer = null;
    if (stopped || !pending) return;
    const { value } = pending;
    pending = null;
    lastAt = performance.now();
    writing = write(value).finally(plan);
  };
  const plan = (): void => {
    if (stopped || timer || !pending) return;
    timer = setTimeout(flush, Math.max(0, lastAt + everyMs - performance.now()));
  };

  return {
    push: (value) => {
      const idle = pending === null && timer === null;
      pending = { value };
      if (idle) void writing.then(plan);
    },
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
