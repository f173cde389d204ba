import { expect, it } from "vitest";
import { createLooks } from "./lateness.ts";

it("finds nothing late while the thread looks in time", () => {
  const looks = createLooks(0);
  for (const now of [25, 51, 76, 102]) looks.look(now);
  expect(looks.late(110)).toBe(0);
});

it("counts from the moment at which the thread should have looked", () => {
  const looks = createLooks(0);
  looks.look(25);
  // Busy from here to 900; the answer is noticed in the same turn as the late look, or before it.
  expect(looks.late(900)).toBe(875);
  looks.look(900);
  expect(looks.late(905)).toBe(855);
});

it("forgets an old delay once the thread has looked in time again", () => {
  const looks = createLooks(0);
  looks.look(900);
  looks.look(925);
  looks.look(950);
  expect(looks.late(960)).toBe(0);
});
