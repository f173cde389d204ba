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
  const texts = ["ab", "abc", "a", "ab", "x", "y", "z", "ab", "abcde", "abcde"];
  expect(texts.map(lengthOf)).toEqual(texts.map(({ length }) => length));
  expect(read).toEqual(["ab", "abc", "a", "x", "y", "z", "ab", "abcde", "abcde"]);
});
