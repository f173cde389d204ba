import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { slotsOf } from "./machine-slots.ts";

const GIGABYTE = 1024 ** 3;

test.each([
  { memory: 1, processors: 1, slots: { workers: 8, judging: 1, browsers: 1, browserPages: 4 } },
  { memory: 4, processors: 2, slots: { workers: 32, judging: 2, browsers: 1, browserPages: 8 } },
  { memory: 24, processors: 2, slots: { workers: 64, judging: 2, browsers: 1, browserPages: 8 } },
  { memory: 64, processors: 16, slots: { workers: 64, judging: 16, browsers: 2, browserPages: 8 } },
])("a machine of $memory GB and $processors processors reads widely and judges narrowly", (machine) => {
  const { memory, processors, slots } = machine;
  expect(slotsOf({ memory: memory * GIGABYTE, processors })).toEqual(slots);
});

test("each is a setting", () => {
  const { workers, slots } = readConfig({ WORKERS: "5", JUDGING: "3", BROWSERS: "1", BROWSER_PAGES: "7" });
  expect([workers, slots]).toEqual([5, { judging: 3, browsers: 1, browserPages: 7 }]);
});
