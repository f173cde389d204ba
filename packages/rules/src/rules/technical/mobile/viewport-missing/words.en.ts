import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page isn't set up for phones",
  title: "Set {pages} up for phones",
  why: "Without a viewport tag phones show the desktop page in miniature. Google judges the phone version of your pages.",
  steps: "Add a viewport tag that sets the width to the device's and the scale to 1 to the head of the template.",
  check: inSource('name="viewport"', "width=device-width, initial-scale=1"),
  seen: () => "no setting for the width of phones",
};
