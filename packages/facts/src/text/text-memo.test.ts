import { expect, it } from "vitest";
import { createTextMemo } from "./text-memo.ts";

it("reads a short text once as long as few others come between", () => {
  const read: string[] = [];
  const lengthOf = createTextMemo(
    (text) => {
      read.push(text);
      return text.length;
    },
    { most: 2, longest: 4 },
  );
  const lengths = ["ab", "ab", "abc", "ab", "a", "ab", "abcde", "abcde"].map(lengthOf);
  expect(lengths).toEqual([2, 2, 3, 2, 1, 2, 5, 5]);
  expect(read).toEqual(["ab", "abc", "a", "ab", "abcde", "abcde"]);
});
