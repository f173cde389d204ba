import { expect, test } from "vitest";
import { limits } from "./limits.ts";

test("a version that can't be had is 1.0.0 [D1-9.12]", () => {
  expect(limits.defaultVersion).toBe("1.0.0");
});
