import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page doesn't fit the width of phones",
  title: "{pages} {fits|fit} badly on phones",
  why: "The viewport tag sets a fixed width or scale, or appears twice with different values, so phones show the page too small or cut off.",
  steps: 'Keep one viewport tag: <meta name="viewport" content="width=device-width, initial-scale=1">.',
  check: inSource('name="viewport"', "width=device-width, initial-scale=1 and nothing that forbids zooming"),
};
