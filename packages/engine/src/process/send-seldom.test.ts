import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendSeldom } from "./send-seldom.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sends the first at once, then the newest, and the last always", () => {
  const sent: number[] = [];
  const seldom = sendSeldom<number>((value) => sent.push(value), 100);
  for (const value of [1, 2, 3]) seldom.push(value);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([1, 3]);
  vi.advanceTimersByTime(50);
  seldom.push(4);
  expect(sent).toEqual([1, 3]);
  vi.advanceTimersByTime(50);
  expect(sent).toEqual([1, 3, 4]);
  vi.advanceTimersByTime(1000);
  seldom.push(5);
  expect(sent).toEqual([1, 3, 4, 5]);
});

it("sends nothing after it was stopped", () => {
  const sent: number[] = [];
  const seldom = sendSeldom<number>((value) => sent.push(value), 100);
  seldom.push(1);
  seldom.push(2);
  seldom.stop();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([1]);
});
