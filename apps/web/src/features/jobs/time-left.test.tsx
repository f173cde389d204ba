import { expect, test } from "vitest";
import { sayTimeLeft } from "./time-left.ts";

test.each([
  [null, null],
  [{ from: 4, to: 50 }, "less than 1 min left"],
  [{ from: 40, to: 62 }, "1 to 2 min left"],
  [{ from: 96, to: 204 }, "1 to 4 min left"],
  [{ from: 121, to: 170 }, "2 to 3 min left"],
  [{ from: 8_640, to: 18_360 }, "2 to 6 h left"],
])("%j is said as %s", (range, words) => expect(sayTimeLeft(range)).toBe(words));
