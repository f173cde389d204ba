import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Archive with one entry or none is open to search engines",
  title: "{pages} {lists|list} one entry or none and can be found in search",
  why: "The archive repeats what stands on the article itself. Search engines meet many such pages that answer nothing.",
  steps: "Set noindex on tag, author and month archives until they hold several entries, or switch them off.",
  check: robotsTag,
};
