import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly target: string; readonly targetStatus: number }> = {
  failing: "Redirects end at an error page",
  title: "Point the redirect of {pages} at a page that works",
  why: "Whoever follows the old address, visitor or search engine, arrives at an error. What the old page was worth is lost.",
  steps:
    "Point the redirect at a page that works: the successor of the old page or its category. Where your own pages link to it, bring back the page that the redirect leads to; where nobody looks for it any more, let the old address answer 404 or 410 itself.",
  check: status("301 to an address that answers 200, or 410"),
  seen: ({ target, targetStatus }) => `a redirect to ${addressOf(target)}, where ${answerOf(targetStatus)} comes back`,
};
