import { askServer } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

import { browserLanguage } from "../../../../wording/language-names.ts";

export const en: Words<{ readonly acceptLanguage: string | null; readonly redirectTo: string }> = {
  failing: "Visitors are sent to another language without being asked",
  title: "Stop sending visitors of {pages} to another language unasked",
  why: "The address shows its page or redirects, depending on the browser's language. Search engines come from one country with one language, so they may never see the others.",
  steps: "Show what the address names, offer the other language by a link, and let hreflang lead searchers to theirs.",
  check: ({ url }) =>
    askServer(url, "200, also for a browser that speaks another language", "-H 'Accept-Language: de' "),
  seen: ({ acceptLanguage, redirectTo }) =>
    `a visitor whose browser speaks ${browserLanguage(acceptLanguage)} sent on to ${addressOf(redirectTo)}`,
};
