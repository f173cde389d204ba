import { expect, test } from "vitest";
import { courseOf, isFlat } from "./course.ts";

test("what grows only at the beginning is flat, what goes on growing is not", () => {
  const settled = [100, 180, 200, 210, 190, 205, 200, 195, 207];
  expect(courseOf(settled)).toEqual({ from: 205, to: 200 });
  expect(isFlat(courseOf(settled), 0.1)).toBe(true);
  const leaking = [100, 120, 140, 160, 180, 200, 220, 240, 260];
  expect(isFlat(courseOf(leaking), 0.1)).toBe(false);
  // Nothing seen is nothing shown.
  expect(isFlat(courseOf([]), 0.1)).toBe(false);
});
