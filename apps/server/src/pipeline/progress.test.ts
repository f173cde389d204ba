import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { crawlPercent, throttle } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [0, 0, 20],
  [0, 40, 20],
  [20, 40, 25],
  [40, 40, 30],
  [50, 40, 30],
])("with %i of %i pages read a job is at %i percent", (pages, expected, percent) => {
  expect(crawlPercent({ pages, expected })).toBe(percent);
});

test("progress is written at most twice a second, always the newest", async () => {
  const written: [number, number][] = [];
  const start = performance.now();
  const progress = throttle<number>(async (value) => void written.push([value, performance.now() - start]), 500);
  for (let value = 0; value < 100; value += 1) {
    progress.push(value);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1000);
  await progress.stop();
  expect(written.at(-1)?.[0]).toBe(99);
  expect(written.length).toBeLessThanOrEqual(6);
  const gaps = written.slice(1).map(([, at], index) => at - written[index]![1]);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
});

test("after stop nothing is written, and the write under way has ended", async () => {
  const written: number[] = [];
  const progress = throttle<number>(async (value) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    written.push(value);
  }, 500);
  progress.push(1);
  await vi.advanceTimersByTimeAsync(10);
  progress.push(2);
  const stopped = progress.stop();
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
  expect(written).toEqual([1]);
});
