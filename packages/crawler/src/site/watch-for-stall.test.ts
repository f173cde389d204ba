import { expect, test } from "vitest";
import type { Clock } from "../settings.ts";
import { watchForStall } from "./watch-for-stall.ts";

/** A clock that stands still until it is told to go on. */
function handClock(): Clock & { pass(ms: number): void } {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    pass(ms) {
      for (const end = now + ms; now < end;) {
        now += 1_000;
        const due = timers.filter(({ at }) => at <= now);
        timers = timers.filter(({ at }) => at > now);
        for (const { call } of due) call();
      }
    },
  };
}

test("a silence is told of after 30 s, then whenever it has doubled", () => {
  const clock = handClock();
  const reports: number[] = [];
  const watch = watchForStall(clock, (seconds) => reports.push(seconds));
  clock.pass(3_600_000);
  expect(reports).toEqual([30, 60, 120, 240, 480, 960, 1920]);
  watch.end();
  clock.pass(3_600_000);
  expect(reports).toHaveLength(7);
});

test("what moves in time is not told of, and a new silence is told of from its own beginning", () => {
  const clock = handClock();
  const reports: number[] = [];
  const watch = watchForStall(clock, (seconds) => reports.push(seconds));
  for (let round = 0; round < 20; round++) {
    clock.pass(29_000);
    watch.moved();
  }
  expect(reports).toEqual([]);
  clock.pass(70_000);
  watch.moved();
  clock.pass(31_000);
  watch.end();
  expect(reports).toEqual([30, 60, 30]);
});
