import { expect, test } from "vitest";
import { countCharacters } from "./count-characters.ts";

test("counts what matches for single characters would count", () => {
  for (const text of ["", "abc d1é", "漢字と𠮷野家", "a\ud800b", "मराठी text"])
    for (const kind of ["L", "Script=Latin", "Script=Han", "Script=Devanagari"])
      expect(countCharacters(text, new RegExp(String.raw`\p{${kind}}+`, "gu"))).toBe(
        (text.match(new RegExp(String.raw`\p{${kind}}`, "gu")) ?? []).length,
      );
});
