import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly largestPicture: string }> = {
  failing: "The main picture is not named in the HTML",
  title: "Put the main picture of {pages} into the HTML",
  why: "The browser learns of the largest picture only from a stylesheet or script, and begins to load it that much later.",
  steps: "Put the picture into the HTML as a picture, or have it loaded ahead in the head of the page.",
  check: inLighthouse("“LCP request discovery” holds"),
  seen: ({ largestPicture }) =>
    `the largest picture in view, ${addressOf(largestPicture)}, nowhere in the HTML as sent`,
};
