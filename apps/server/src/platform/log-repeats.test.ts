import { expect, test } from "vitest";
import { boundRepeats } from "./log-repeats.ts";

test("the same fault is told five times a minute, and how often it was not told is said with the next one", () => {
  let now = 0;
  const told = boundRepeats(() => now);
  expect(Array.from({ length: 7 }, () => told("database away"))).toEqual([0, 0, 0, 0, 0, null, null]);
  expect(told("disk full")).toBe(0);
  now = 60_000;
  expect(told("database away")).toBe(2);
  expect(told("database away")).toBe(0);
});

test("sentences that are never the same twice do not fill the memory", () => {
  const told = boundRepeats(() => 0);
  for (let at = 0; at < 100_000; at += 1) expect(told(`fault ${at}`)).toBe(0);
});
