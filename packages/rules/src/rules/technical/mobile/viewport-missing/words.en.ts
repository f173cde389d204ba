import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page isn't set up for phones",
  title: "Add the viewport tag to {pages}, so that {it fits|they fit} phones",
  why: "Without a viewport tag phones show the desktop page in miniature. Google judges the phone version of your pages.",
  steps:
    "Look at the stylesheet first: a layout of a fixed width (such as width: 960px) has to give way on small screens, or the tag cuts it off at the edge. Then add the viewport tag to the head of the template, and look at the page on a phone.",
  check: inSource('name="viewport"', "width=device-width, initial-scale=1"),
  seen: () => "no setting for the width of phones",
};
