import { organization } from "../../checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string | null> = {
  failing: "Organization markup has no usable logo",
  title: "Add your logo to the Organization structured data",
  why: "Google shows your logo beside your name only when the markup gives one of at least 112 by 112 pixels.",
  steps: "Add logo with the full address of an image of at least 112 by 112 pixels that looks fine on white.",
  check: organization,
  seen: (saw) =>
    saw === null
      ? "a description of the business without a logo"
      : `a logo that is stated to be smaller than 112 pixels: ${addressOf(saw)}`,
};
