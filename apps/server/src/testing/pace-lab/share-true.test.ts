import { expect, test } from "vitest";
import { shareTrue } from "./share-true.ts";

test("what was said counts as true within twice and half of what came, silence never", () => {
  const said = (at: number, from: number, to: number) => ({ at, left: { from, to } });
  const estimates = [
    { at: 9, left: null },
    { at: 12, left: null },
    said(20, 70, 90),
    said(40, 20, 30),
    said(50, 90, 130),
    said(96, 1, 1),
  ];
  expect(shareTrue(estimates, 100)).toBe(2 / 5);
});
