import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { changed, type BeforeAndAfter } from "../../../../wording/before-after.ts";

export const en: Words<BeforeAndAfter> = {
  failing: "Canonical address is changed by scripts",
  title: "Send the right canonical of {pages} in the HTML, not by script",
  why: "Search engines get two answers to the question which address counts and may take either, so the wrong one can be listed.",
  steps: "Send the right canonical address in the HTML and let no script change or add one.",
  check: inSource('rel="canonical"', "the same one line that the browser's inspector shows after loading"),
  seen: (saw) => changed("canonical address", saw, addressOf),
};
