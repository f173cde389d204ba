import { expect, test } from "vitest";
import { SNIPPET_SIZE, textWidth, TITLE_SIZE } from "./text-width.ts";

test("widths follow Arial's metrics", () => {
  expect(textWidth("Hello", TITLE_SIZE)).toBe(46);
  expect(textWidth("WWWWWWWWWW", TITLE_SIZE)).toBe(189);
  expect(textWidth("iiiiiiiiii", TITLE_SIZE)).toBe(44);
});

test("an accent makes no letter wider, whether composed or not", () => {
  expect(textWidth("Müller", TITLE_SIZE)).toBe(textWidth("Muller", TITLE_SIZE));
  expect(textWidth("Mu\u0308ller", TITLE_SIZE)).toBe(textWidth("Muller", TITLE_SIZE));
});

test("wide scripts count a full type size per character", () => {
  expect(textWidth("竹製歯ブラシ", TITLE_SIZE)).toBe(120);
  expect(textWidth("竹製歯ブラシ", SNIPPET_SIZE)).toBe(84);
});
