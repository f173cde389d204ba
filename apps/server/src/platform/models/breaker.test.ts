import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

const open = () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  return { breaker, pass: (ms: number) => (now += ms) };
};

test("five faults within a minute open it for a minute, then one try decides", () => {
  const { breaker, pass } = open();
  for (let faults = 0; faults < 5; faults += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed();
    pass(5_000);
  }
  expect(breaker.admits()).toBe(false);
  pass(60_000);
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.succeeded();
  expect(breaker.admits()).toBe(true);
});

test("faults that lie far apart don't open it", () => {
  const { breaker, pass } = open();
  for (let faults = 0; faults < 20; faults += 1) {
    breaker.failed();
    pass(20_000);
    expect(breaker.admits()).toBe(true);
  }
});
