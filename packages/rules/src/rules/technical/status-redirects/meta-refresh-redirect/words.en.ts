import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly seconds: number; readonly target: string }> = {
  failing: "Page forwards visitors by meta refresh",
  title: "Let the server forward visitors of {pages} at once",
  why: "The page loads first and only then sends visitors on. That is slow, breaks the back button, and search engines follow it less surely than a redirect of the server.",
  steps: "Take the refresh tag out and let the server answer with a permanent redirect (301) to the same target.",
  check: status("301 and the new address"),
  seen: ({ seconds, target }) =>
    `a tag in the page that sends visitors to ${addressOf(target)} ${seconds === 0 ? "once it has loaded" : `after ${counted(seconds, "second")}`}`,
};
