import { html, htmlComment } from "../../escape/html.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn, type Fixer, isFillIn, perPage } from "../fixer.ts";
import { LATIN_LENGTH, proposeTitle, siteEnding } from "./title-proposal.ts";
import { oneLine } from "../../escape/plain.ts";
import { fittingLength } from "./fitting-length.ts";
import { refusalOf } from "../guard/guard.ts";
import { type Part, show } from "../patches/fix.ts";
import { titlePatch } from "../patches/page-patches.ts";
import type { PageFacts } from "@audit/facts";
import { pageName, withoutSiteName } from "../../view/page-name.ts";
import { tokensOf } from "../../reading/words.ts";
import { shareTopic } from "../../reading/topics.ts";

/** Latin letters in 200 pixels; a shorter title says too little. */
const LEAST_LETTERS = 23;

/** Letters of two to four words. */
const FEW_WORDS = 20;

export const titled = (page: PageFacts, title: string): Part[] => [show(titlePatch(page, title))];

export function pattern({ platform, name }: SiteView): string {
  if (platform === "shopify") return "<title>{{ page_title }} | {{ shop.name }}</title>";
  return `<title>{name of the page or product} – {brand or category} | ${html(name)}</title>`;
}

/** A title from the page's own heading, brand, category and the site's name. */
export const title: Fixer = perPage({ make: (page, view) => titleParts(page, view), pattern });

/** The same for a page that shares its title, where it can be told in full; a home page's title is its own, and it stays. */
export function ownTitle(page: PageFacts, view: SiteView): Part[] | null {
  if (page.kind === "home" && !isUnclear(page, view)) return null;
  const proposal = proposeTitle(page, view);
  const isNew = proposal !== null && !isFillIn(proposal) && proposal !== oneLine(page.head.titles[0] ?? "");
  return isNew && refusalOf(titlePatch(page, proposal), view) === null ? titled(page, proposal) : null;
}

/** No more than the name of the site. */
const isUnclear = ({ head }: PageFacts, { name }: SiteView): boolean =>
  oneLine(head.titles[0] ?? "").length <= name.length + FEW_LETTERS;

const FEW_LETTERS = 3;

export function titleParts(page: PageFacts, view: SiteView): Part[] {
  const proposal = proposeTitle(page, view);
  const unchanged = proposal !== null && proposal === oneLine(page.head.titles[0] ?? "");
  if (!proposal || unchanged) return titled(page, ownWordsTitle(page, view));
  const short = proposal.length < fittingLength(proposal, LEAST_LETTERS);
  return titled(page, short ? withMore(proposal, siteEnding(page, view)) : proposal);
}

const MOST_OF_A_LABEL = 2;

/** The site's name stays at the end. */
function withMore(title: string, siteEnd: string): string {
  const end = siteEnd;
  const name = title.endsWith(end) ? title.slice(0, -end.length) : title;
  return `${name} – ${fillIn("what sets it apart, in two to four words")}${title.slice(name.length)}`;
}

/** The page's name when it has one, and a place for what only the owner can say. */
function ownWordsTitle(page: PageFacts, view: SiteView): string {
  const name = page.kind === "home" ? null : pageName(page, view);
  if (!name) return `${fillIn("what this page offers, in three to five words")}${siteEnding(page, view)}`;
  const words = `${name} – ${fillIn("what sets it apart, in two to four words")}`;
  const hasSpace = `${name}${siteEnding(page, view)}`.length + FEW_WORDS <= fittingLength(name, LATIN_LENGTH);
  return hasSpace ? `${words}${siteEnding(page, view)}` : words;
}

/** A title for a page that gets a new heading, where the present one is short and has no word in common with it; else nothing. */
export function titleBeside(heading: string, page: PageFacts, view: SiteView): Part[] {
  const present = page.head.titles.find((text) => oneLine(text) !== "");
  if (present === undefined || page.kind === "home" || shareTopic(present, heading)) return [];
  // What speaks to searchers in words of its own stays.
  const own = withoutSiteName(present, view.nameOn(page));
  if (view.pagesTitled(present) === 1 && tokensOf(own).length > MOST_OF_A_LABEL) return [];
  const proposal = proposeTitle(page, view);
  return proposal ? [htmlComment("and in the head a title about the same"), ...titled(page, proposal)] : [];
}
