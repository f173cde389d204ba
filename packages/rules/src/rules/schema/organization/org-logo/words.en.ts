import { organization } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Organization markup has no usable logo",
  title: "The site doesn't tell Google its logo",
  why: "Google shows your logo beside your name only when the markup gives one of at least 112 by 112 pixels.",
  steps: "Add logo with the full address of a square image of 112 pixels or more that looks fine on white.",
  check: organization,
};
