import { expect, test } from "vitest";
import { boundRepeats } from "./log-repeats.ts";

test("the same fault is told five times a minute, and how often it was not told is said with the next one", () => {
  let now = 0;
  const repeatsOf = boundRepeats(() => now);
  expect(Array.from({ length: 7 }, () => repeatsOf("database away"))).toEqual([0, 0, 0, 0, 0, null, null]);
  expect(repeatsOf("disk full")).toBe(0);
  now = 60_000;
  expect(repeatsOf("database away")).toBe(2);
  expect(repeatsOf("database away")).toBe(0);
});

test("sentences that are never the same twice do not fill the memory", () => {
  const repeatsOf = boundRepeats(() => 0);
  for (let at = 0; at < 100_000; at += 1) expect(repeatsOf(`fault ${at}`)).toBe(0);
});
