import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";
import { title } from "../checks.ts";

export const en: Words<{ readonly title: string }> = {
  failing: "Home title is only the site's name",
  title: "Say in the title of {pages} what you offer",
  why: "Who doesn't know your name searches for what you offer. The title of the home page is the strongest line to be found by, and it names none of it.",
  steps:
    "Write what you offer and for whom or where in three to six words, then the name, e.g. “Hand-thrown mugs and bowls from Vermont | Acme”.",
  check: title,
  seen: ({ title }) => `the title ${quote(title)}, which is the name and nothing else`,
};
