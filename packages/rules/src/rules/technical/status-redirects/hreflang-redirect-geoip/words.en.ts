import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Visitors are sent to another language without being asked",
  title: "Visitors of other languages are sent away from {pages} unasked",
  why: "The address shows its page or redirects, depending on the browser's language. Search engines come from one country with one language, so they may never see the others.",
  steps: "Show what the address names, offer the other language by a link, and let hreflang lead searchers to theirs.",
  check: ({ url }) =>
    `Run: curl -s -o /dev/null -w '%{http_code}\\n' -H 'Accept-Language: de' ${shell(url)} Expected: 200.`,
};
