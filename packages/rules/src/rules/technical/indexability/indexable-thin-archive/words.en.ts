import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly entries: number; readonly words: number; readonly isDefault?: boolean }> = {
  failing: "Archive with one entry or none is open to search engines",
  title: "Keep {pages} with one entry or none out of search",
  why: "The archive repeats what stands on the article itself. Search engines meet many such pages that answer nothing.",
  steps: "Set noindex on tag, author and month archives until they hold several entries, or switch them off.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.isDefault === true,
      title: "Rename the category “Uncategorized”, or keep it out of search: {pages}",
      why: "The shop or blog system puts there what got no category. Nobody searches for it, and its name says that nobody sorted these things.",
      steps:
        "Give each product or text in it a category that says what it is. Then rename the default category in the settings, or set noindex on it; put it into no menu.",
    },
  ],
  check: robotsTag,
  seen: ({ entries, words, isDefault }) =>
    isDefault === true
      ? "the category that the system gives to what has none"
      : `${entries === 0 ? "no entry" : counted(entries, "entry", "entries")} and ${counted(words, "word")} of text in an archive that may be listed`,
};
