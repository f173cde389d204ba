import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The main picture has no priority",
  title: "The main picture of {pages} has no priority",
  why: "The largest picture in view waits in line with all others, so the page looks finished later.",
  steps: 'Add fetchpriority="high" to this picture, or preload it in the head.',
  check: inLighthouse("“LCP request discovery” holds"),
};
