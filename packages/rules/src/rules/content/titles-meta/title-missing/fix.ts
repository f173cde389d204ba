import { htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { proposeTitle, siteEnding } from "../../../../fixes/words/title-proposal.ts";
import { tokensOf } from "../../../../reading/words.ts";
import { type Fixer, isFillIn, perPage } from "../../../../fixes/fixer.ts";
import { refusalOf } from "../../../../fixes/guard/guard.ts";
import type { Part } from "../../../../fixes/patches/fix.ts";
import { titlePatch } from "../../../../fixes/patches/page-patches.ts";
import { pattern, titled, titleParts } from "../../../../fixes/words/titles.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { mainHeading } from "../../../../view/page-name.ts";
import type { PageFacts } from "@audit/facts";
import type { SiteView } from "../../../../view/site-view.ts";

/** The page's heading where it names the page as a whole, else a title made of what the page says. */
export const fix: Fixer = perPage({
  make: (page, view) => [...(headingAsTitle(page, view) ?? titleParts(page, view)), ...emptyHeading(page)],
  pattern,
});

/** What is made of the page's name, else its heading with the house behind it or without. */
function headingAsTitle(page: PageFacts, view: SiteView): Part[] | null {
  const heading = page.kind === "home" ? null : mainHeading(page, view);
  if (heading === null || tokensOf(heading).length < FEWEST_WORDS) return null;
  const proposals = [proposeTitle(page, view), `${heading}${siteEnding(page, view)}`, heading];
  const title = proposals.find(
    (text) => text !== null && !isFillIn(text) && refusalOf(titlePatch(page, text), view) === null,
  );
  return title === undefined || title === null ? null : titled(page, title);
}

/** One word may head anything. */
const FEWEST_WORDS = 2;

/** What left the title empty left a heading empty, too. */
function emptyHeading({ headings }: PageFacts): Part[] {
  const main = mainHeadings(headings);
  const isEmpty = ({ text, imageAlt }: (typeof main)[number]): boolean => oneLine(text || imageAlt) === "";
  return main.some(isEmpty) && !main.every(isEmpty)
    ? [htmlComment("and the h1 without any text goes: the other one is the page's heading")]
    : [];
}
