import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { ownTitle, pattern } from "../../../../fixes/words/titles.ts";
import type { RepeatedText } from "../../../../reading/repeated-texts.ts";

/** A title from the heading that the page alone has; which of pages with one heading is to stay, only their owner knows. */
export const fix: Fixer<RepeatedText> = perPage({
  make: (page, view, { evidence: { saw } }) => (saw.ownHeading ? ownTitle(page, view) : null),
  pattern,
});
