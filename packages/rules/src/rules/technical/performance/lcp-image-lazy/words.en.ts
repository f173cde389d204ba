import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly src: string }> = {
  failing: "The first large picture is loaded late",
  title: "Remove lazy loading from the main picture of {pages}",
  why: "The picture shoppers see first is marked to be loaded late, so the browser waits with it until the layout is done.",
  steps: "Take the mark for late loading off the first large picture of the page and give it high priority.",
  check: inSource("fetchpriority", 'the first large picture has fetchpriority="high" and no loading="lazy"'),
  seen: ({ src }) => `the first large picture, ${addressOf(src)}, marked to be loaded late`,
};
