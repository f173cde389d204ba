import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly problem: string; readonly content: readonly string[] }> = {
  failing: "Page doesn't fit the width of phones",
  title: "Correct the viewport tag of {pages}, so that {it fits|they fit} phones",
  why: "The setting for phones (viewport) gives a fixed width or scale, or stands there twice, so phones show the page too small or cut off.",
  steps: "Keep one viewport tag that sets the width to the device's and the scale to 1.",
  check: inSource('name="viewport"', "width=device-width, initial-scale=1 and nothing that forbids zooming"),
  seen: ({ problem, content }) =>
    `a setting for phones with a fault (${oneLine(problem).replaceAll('"', "")}): ${listed(
      content.map((one) => quote(one)),
      2,
    )}`,
};
