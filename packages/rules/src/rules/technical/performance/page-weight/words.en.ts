import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page is heavy",
  title: "{pages} {is|are} heavy",
  why: "Everything the page loads costs time and, on a phone, money. Films are not counted.",
  steps:
    "Compress pictures and serve them in the size they are shown, load those further down late, and drop files nobody needs.",
  check: inLighthouse("at most 3 MB in all"),
};
