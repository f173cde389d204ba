import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language versions are changed by scripts",
  title: "Scripts change the language versions of {pages}",
  why: "Google may read the list of languages before or after scripts ran, so shoppers can be sent to the wrong language.",
  steps: "Send the complete list of hreflang links in the HTML, the same that scripts leave behind.",
  check: inSource("hreflang", "the same complete list that the browser's inspector shows after loading"),
};
