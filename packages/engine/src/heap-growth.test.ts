import { expect, test } from "vitest";
import { growthFor } from "./heap-growth.ts";

test("the more pages a site has, the less its heap may grow before garbage is collected", () => {
  expect([200, 10_000, 100_000, 1_000_000].map(growthFor)).toEqual([40, 40, 25, 20]);
});
