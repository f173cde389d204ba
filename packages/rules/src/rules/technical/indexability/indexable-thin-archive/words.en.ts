import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly entries: number; readonly words: number }> = {
  failing: "Archive with one entry or none is open to search engines",
  title: "Keep {pages} with one entry or none out of search",
  why: "The archive repeats what stands on the article itself. Search engines meet many such pages that answer nothing.",
  steps: "Set noindex on tag, author and month archives until they hold several entries, or switch them off.",
  check: robotsTag,
  seen: ({ entries, words }) =>
    `${entries === 0 ? "no entry" : counted(entries, "entry", "entries")} and ${counted(words, "word")} of text in an archive that may be listed`,
};
