import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page does not say at its start how its letters are encoded",
  title: "{pages} {doesn't|don't} say at the start how {its|their} letters are encoded",
  why: "Browsers and crawlers look into the header and the first 1,024 bytes. Where nothing is said they guess, and where they guess wrong, ü, é or € turn into signs that nobody searches for; where it is said later, browsers start over.",
  steps: 'Put <meta charset="utf-8"> first in the head, and send Content-Type: text/html; charset=utf-8.',
  check: inSource("charset", "utf-8, first in the head"),
};
