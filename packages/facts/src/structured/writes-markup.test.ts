import { expect, test } from "vitest";
import { writesMarkup } from "./writes-markup.ts";

test.each([
  [
    "const el = document.createElement('script'); el.type = 'application/ld+json'; el.text = JSON.stringify(data);",
    true,
  ],
  ['s.setAttribute("type", "application/ld+json")', true],
  ["document.querySelectorAll('script[type=\"application/ld+json\"]').forEach(read)", false],
  ['self.__next_f.push([1,"{\\"type\\":\\"application/ld+json\\"}"])', false],
  ["go()", false],
])("%s", (script, writes) => expect(writesMarkup(script)).toBe(writes));
