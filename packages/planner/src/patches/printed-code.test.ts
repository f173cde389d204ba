import { expect, test } from "vitest";
import { readyFirst } from "./ready-first.ts";
import { shortened } from "./shortened.ts";

const ready = "<!-- https://shop.example/ready -->\n<title>Pot</title>";
const open = "<!-- https://shop.example/open -->\n<!-- to write: a title -->";
const shared = "<!-- on https://shop.example/shared -->\n<title>Jar</title>";

test("pages with something to paste come before those where all is to write, each group in its order", () => {
  expect(readyFirst([open, ready, shared].join("\n\n"))).toBe([ready, shared, open].join("\n\n"));
  expect(readyFirst([open, shared, ready].join("\n\n"))).toBe([shared, ready, open].join("\n\n"));
});

test("what begins with no page stays on top", () => {
  const top = "# in the layout\n\n<meta name=robots>";
  expect(readyFirst([top, open, ready].join("\n\n"))).toBe([top, ready, open].join("\n\n"));
  expect(readyFirst(null)).toBeNull();
});

test("a page with advice alone is nothing to write", () => {
  const advice = "<!-- https://shop.example/advice -->\n<!-- found: noindex -->";
  const both = "<!-- https://shop.example/both -->\n<!-- to write: a title -->\n<title>Cup</title>";
  expect(readyFirst([open, advice, both].join("\n\n"))).toBe([advice, both, open].join("\n\n"));
});

test("long code is cut at the end of a line, and that is said; what just fits stays whole", () => {
  expect(shortened("ab\ncd\nef", 8)).toBe("ab\ncd\nef");
  expect(shortened("ab\ncd\nef", 7)).toBe("ab\ncd\n\n(shortened: the list of pages of this task names the rest)");
  expect(shortened("ab\ncd\nef", 5)).toBe("ab\ncd\n\n(shortened: the list of pages of this task names the rest)");
});
