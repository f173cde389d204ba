import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { titled } from "../../../../fixes/words/titles.ts";
import { shortenTitle } from "../../../../fixes/words/title-proposal.ts";

/** The page's own title without the parts that it can do without. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const long = page.head.titles.find((text) => oneLine(text) !== "");
    const short = long === undefined ? null : shortenTitle(long, page, view);
    return short === null ? null : titled(page, short);
  },
});
