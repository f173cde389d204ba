import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Author is the name of an account",
  title: "Name the person who wrote {pages}",
  why: 'Readers, Google and assistants look for somebody who knows the subject. "admin" is nobody, and no other page can vouch for it.',
  steps:
    "Name the person who wrote or checks the text, with a page about that person, in the byline and in the markup.",
  check: onPage("the name of a person who knows the subject"),
  seen: (saw) => `the author ${quote(saw)}`,
};
