import { expect, test } from "vitest";
import { scriptOf } from "./scripts.ts";

test.each([
  ["Handmade pottery", "Latin"],
  ["Керамика ручной работы", "Cyrillic"],
  ["χειροποίητα κεραμικά", "Greek"],
  ["手作りの陶器とガラス", "Han"],
  ["도자기 도자기 도자기", "Hangul"],
  ["abcdefgh", "Latin"],
  ["Керамика ручной abc", "Cyrillic"],
  ["abcdefg", null],
  ["abcdefghi абв", null],
  ["Керамика pottery", null],
  ["", null],
])("%s is written in %s", (text, script) => expect(scriptOf(text)).toBe(script));
