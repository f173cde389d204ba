import { expect, it } from "vitest";
import { createPlainBytes, endOfValue, readValue, readValues } from "./plain-bytes.ts";

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  239,
  240,
  -1,
  0.5,
  2 ** 31,
  1e300,
  "",
  "plain",
  "größer",
  "Чайник \u{1F375}",
  "half \ud83c",
  [],
  [1, -(2 ** 31), 2 ** 31 - 1],
  [1, 2 ** 31],
  [1.5, null],
  ["a", "ж", ["b"], [1, 2]],
  [{ a: 1, b: ["ж"] }, {}],
  { a: null, b: { c: "é" } },
  ["a".repeat(5000), Array.from({ length: 3000 }, (_, index) => index)],
];

it("gives each plain value back as it was, from whatever lies before and behind it", () => {
  const bytes = createPlainBytes();
  for (const value of values) bytes.push(value);
  const row = Buffer.from(bytes.take());
  expect(readValues(row, 0, row.length)).toStrictEqual(values);
  for (let at = 0, index = 0; at < row.length; at = endOfValue(row, at), index++) {
    bytes.copy(row, at, endOfValue(row, at));
    bytes.push(undefined);
    const pair = Buffer.from(bytes.take());
    expect(readValue(pair, 0)).toStrictEqual(values[index]);
    expect(readValues(pair, endOfValue(pair, 0), pair.length)).toEqual([null]);
  }
});
