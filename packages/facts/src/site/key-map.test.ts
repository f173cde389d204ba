import { expect, test } from "vitest";
import { createKeyMap } from "./key-map.ts";

const key = (number: number): number => Math.imul(number + 1, 0x9e3779b1);
/** Undoes how keys are spread, so that small numbers share the first slot. */
const inFirstSlot = (number: number): number => Math.imul(number, 0xe8b2f51);
const NUMBERS = Array.from({ length: 5_000 }, (_none, number) => number);

test("a map by keys tells how often each was added, however many there are", () => {
  const map = createKeyMap();
  for (const number of NUMBERS) for (let times = 0; times <= number % 3; times++) map.add(key(number));
  expect(NUMBERS.filter((number) => map.get(key(number)) !== (number % 3) + 1)).toEqual([]);
  expect(map.get(key(-1))).toBe(0);
});

test("it keeps what was set last, under the key 0 and next to keys of the same slot too", () => {
  const map = createKeyMap();
  const colliding = [0, 1, 2, 3].map(inFirstSlot);
  for (const [index, one] of colliding.entries()) map.set(one, index + 1);
  map.set(0, -7);
  expect(colliding.map(map.get)).toEqual([-7, 2, 3, 4]);
  expect(map.get(inFirstSlot(4))).toBe(0);
});
