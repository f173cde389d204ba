import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly circle: readonly string[] }> = {
  failing: "Redirects run in a circle",
  title: "Break the redirect loop at {pages}",
  why: "The addresses send everyone to each other without end. Browsers show an error, and search engines drop all of them.",
  steps:
    "Decide which of the addresses shown is the real one, let it answer with the page itself, and delete the redirect that leads away from it.",
  check: status("200, or 301 to an address that answers 200"),
  seen: ({ circle }) =>
    circle.length <= 2
      ? "that the address redirects to itself"
      : `redirects that lead back to where they began: ${listed(circle.slice(0, -1).map(addressOf), 4)}`,
};
