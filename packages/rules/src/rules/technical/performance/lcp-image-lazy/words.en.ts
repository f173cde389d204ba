import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The first large picture is loaded late",
  title: "The main picture of {pages} loads too late",
  why: 'The picture shoppers see first is marked loading="lazy", so the browser waits with it until the layout is done.',
  steps: 'Remove loading="lazy" from the first large picture of the page and add fetchpriority="high".',
  check: inSource("fetchpriority", 'the first large picture has fetchpriority="high" and no loading="lazy"'),
};
