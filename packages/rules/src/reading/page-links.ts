import type { LinkFact, PageFacts } from "@audit/facts";
import { linkBits } from "../signs/link-signs.ts";
import { hasTrait, knownAddress, type AddressTrait } from "./address-traits.ts";
import { isNamed, leadsOn, readStretch, type InternalLink, type LinkStretch } from "./link-stretch.ts";
import { quoted } from "./words.ts";

export type { InternalLink } from "./link-stretch.ts";

type Page = Pick<PageFacts, "url" | "links">;

type List = "internal" | "outside" | "wordless" | "marked" | "inContent" | "nofollow" | "bare";

/** What several rules ask of a page's links, read in one walk over those that are its own. */
interface LinkReading {
  readonly links: readonly LinkFact[];
  readonly url: string;
  readonly stretches: readonly LinkStretch[];
  readonly signs: number;
  readonly traits: number;
  readonly outsideTraits: number;
  readonly nofollowTraits: number;
  /** Lists of the whole page, made when asked for. */
  readonly lists: Partial<Record<List, readonly LinkFact[]>>;
}

let last: LinkReading | null = null;

/** The rules ask about one page in a row, so the last one's reading is kept. */
function reading({ url, links }: Page): LinkReading {
  if (last?.links !== links || last.url !== url) last = readLinks(url, links);
  return last;
}

/** Fewer vague links are a slip, fewer of spam an honest mention. */
const LEAST_VAGUE = 3;
const LEAST_SPAM = 5;

function readLinks(url: string, links: readonly LinkFact[]): LinkReading {
  const stretches = [readStretch(links, url, knownAddress(url).site)];
  let [signs, traits, outsideTraits, nofollowTraits, vague, spam] = [0, 0, 0, 0, 0, 0];
  for (const stretch of stretches) {
    signs |= stretch.signs;
    traits |= stretch.traits;
    outsideTraits |= stretch.outsideTraits;
    nofollowTraits |= stretch.nofollowTraits;
    vague += stretch.vague;
    spam += stretch.spam;
  }
  if (vague >= LEAST_VAGUE) signs |= linkBits.vagueLinks;
  if (spam >= LEAST_SPAM) signs |= linkBits.spamLinks;
  return { links, url, stretches, signs, traits, outsideTraits, nofollowTraits, lists: {} };
}

function listOf<N extends List>(page: Page, name: N): LinkStretch[N] {
  const { lists, stretches } = reading(page);
  // What is kept under a name was made of the lists of that name.
  return (lists[name] ??= joined(stretches.map((stretch) => stretch[name]))) as LinkStretch[N];
}

function joined(parts: readonly (readonly LinkFact[])[]): readonly LinkFact[] {
  const filled = parts.filter(({ length }) => length > 0);
  return filled.length === 1 ? filled[0]! : filled.flat();
}

/** What is told of a page's links as a whole: signs as `linkBits` names them, and the traits of their addresses. */
export const linkLook = (page: Page): Pick<LinkReading, "signs" | "traits" | "outsideTraits" | "nofollowTraits"> =>
  reading(page);

/** Links of a page to its own site, those to itself left out. */
export const internalLinks = (page: Page): readonly InternalLink[] => listOf(page, "internal");

/** Those of them that stand in the content, not in header, menu, side note or footer. */
export const contentLinks = (page: Page): readonly InternalLink[] => listOf(page, "inContent");

/** Those of them with rel=nofollow. */
export const nofollowLinks = (page: Page): readonly InternalLink[] => listOf(page, "nofollow");

/** Links of a page to other hosts, and those without a web address. */
export const outsideLinks = (page: Page): readonly LinkFact[] => listOf(page, "outside");

/** Links that say nothing, neither by text nor by what stands in for it. */
export const wordlessLinks = (page: Page): readonly LinkFact[] => listOf(page, "wordless");

/** Internal links that leave the page and have no words at all. */
export const bareLinks = (page: Page): readonly InternalLink[] => listOf(page, "bare");

/** Of some addresses those that no link of the page names by its words. */
export function unnamedAmong(page: Page, urls: Iterable<string | null>): ReadonlySet<string | null> {
  const unnamed = new Set(urls);
  for (const { internal } of reading(page).stretches)
    for (const link of internal) if (leadsOn(link) && isNamed(link)) unnamed.delete(link.url);
  return unnamed;
}

/** Links written with a "#", to whatever place. */
export const markedLinks = (page: Page): readonly LinkFact[] => listOf(page, "marked");

/** True when any internal link's address has the trait. */
export const linksTo = (page: Page, { bit }: AddressTrait): boolean => (reading(page).traits & bit) !== 0;

/** True when any link's address has the trait, wherever it leads, but for links of the page to itself. */
export const leadsTo = (page: Page, { bit }: AddressTrait): boolean =>
  ((reading(page).traits | reading(page).outsideTraits) & bit) !== 0;

/** Internal links whose address has the trait; a stretch without such is told without a walk over its links. */
export const internalLinksWith = (page: Page, trait: AddressTrait): readonly InternalLink[] =>
  reading(page).stretches.flatMap(({ traits, internal }) =>
    (traits & trait.bit) === 0 ? [] : internal.filter(({ url }) => hasTrait(url, trait)),
  );

/** Links to other hosts whose address has the trait, found in the same way. */
export const outsideLinksWith = (page: Page, trait: AddressTrait): readonly LinkFact[] =>
  reading(page).stretches.flatMap(({ outsideTraits, outside }) =>
    (outsideTraits & trait.bit) === 0 ? [] : outside.filter(({ url }) => url !== null && hasTrait(url, trait)),
  );

/** A link as evidence shows it. */
export const shownLink = ({
  href,
  text,
  label,
  region,
}: LinkFact): { href: string; anchor: string; region: string } => ({
  href: quoted(href),
  anchor: quoted(text || label),
  region,
});
