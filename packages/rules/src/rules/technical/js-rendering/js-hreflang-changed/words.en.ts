import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import type { BeforeAndAfter } from "../../../../wording/before-after.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Language versions are changed by scripts",
  title: "Send the complete hreflang links of {pages} in the HTML",
  why: "Google may read the list of languages before or after scripts ran, so shoppers can be sent to the wrong language.",
  steps: "Send the complete list of language versions in the HTML, the same that scripts leave behind.",
  check: inSource("hreflang", "the same complete list that the browser's inspector shows after loading"),
  seen: ({ asSent, afterScripts }) =>
    `${counted(asSent.length, "language version")} in the HTML as sent and ${number(afterScripts.length)} after scripts ran`,
};
