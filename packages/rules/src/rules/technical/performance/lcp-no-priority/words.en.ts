import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly src: string }> = {
  failing: "The main picture has no priority",
  title: "Load the main picture of {pages} before the others",
  why: "The largest picture in view waits in line with all others, so the page looks finished later.",
  steps: "Give this picture high priority, or have it loaded ahead in the head of the page.",
  check: inLighthouse("“LCP request discovery” holds"),
  seen: ({ src }) => `the largest picture in view, ${addressOf(src)}, loaded in line with all others`,
};
