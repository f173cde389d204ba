import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { titled, pattern } from "../../../../fixes/words/titles.ts";
import { shortenTitle } from "../../../../fixes/words/title-proposal.ts";

/** The page's own title, shortened. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const long = page.head.titles.find((text) => oneLine(text) !== "");
    return long ? titled(page, shortenTitle(long, view.nameOn(page))) : null;
  },
  pattern,
});
