import { expect, test } from "vitest";
import { fittingLength } from "./fitting-length.ts";

test.each([
  ["", 60],
  ["plain text", 60],
  ["MW@%", 30],
  ["mwmw", 40],
  ["ABCD", 46],
  ["手作りの陶器", 27],
  ["ab手作", 37],
  ["Mama", 43],
])("of a text like “%s” %i characters fit where sixty average ones do", (text, fit) =>
  expect(fittingLength(text, 60)).toBe(fit),
);
