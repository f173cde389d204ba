import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly movedTo: string }> = {
  failing: "Pages send visitors elsewhere by script",
  title: "Replace the script redirect on {pages} with a server redirect",
  why: "Crawlers that run no scripts stay on the empty page, and Google notices the move only when it renders it, if that succeeds.",
  steps: "Let the server answer with a 301 to the new address, and link to that address directly.",
  check: status("301 and the new address"),
  seen: ({ movedTo }) => `a script that sends visitors on to ${addressOf(movedTo)}`,
};
