import type { LinkFact, PageFacts } from "@audit/facts";
import {
  addressAfter,
  hasTrait,
  isMarked,
  knownAddress,
  type AddressTrait,
  type KnownAddress,
} from "./address-traits.ts";
import { quoted } from "./words.ts";

type Page = Pick<PageFacts, "url" | "links">;

/** A link with a web address on the page's own host (with or without www). */
export type InternalLink = LinkFact & { readonly url: string };

/** What several rules ask of a page's links, read in one walk over them. */
interface LinkReading {
  readonly internal: readonly InternalLink[];
  /** To other hosts, and those without a web address. */
  readonly outside: readonly LinkFact[];
  /** Traits that any internal link's address has. */
  readonly traits: number;
  /** The same for those to other hosts. */
  readonly outsideTraits: number;
  readonly wordless: readonly LinkFact[];
  /** Written with a "#". */
  readonly marked: readonly LinkFact[];
  /** Internal ones in the content of the page. */
  readonly inContent: readonly InternalLink[];
  /** Internal ones with any rel. */
  readonly qualified: readonly InternalLink[];
}

let last: { readonly links: readonly LinkFact[]; readonly url: string; readonly read: LinkReading } | null = null;

/** The rules ask about one page in a row, so the last one's reading is kept. */
function reading({ url, links }: Page): LinkReading {
  if (last?.links !== links || last.url !== url) last = { links, url, read: readLinks({ url, links }) };
  return last.read;
}

function readLinks({ url: pageUrl, links }: Page): LinkReading {
  const { site } = knownAddress(pageUrl);
  const internal: InternalLink[] = [];
  const outside: LinkFact[] = [];
  const wordless: LinkFact[] = [];
  const marked: LinkFact[] = [];
  const inContent: InternalLink[] = [];
  const qualified: InternalLink[] = [];
  let traits = 0;
  let outsideTraits = 0;
  let before: KnownAddress | null = null;
  for (const link of links) {
    if (isBlank(link.text) && isBlank(link.label) && !link.hidden) wordless.push(link);
    const address: KnownAddress | null = link.url === null ? null : addressAfter(before, link.url);
    before = address ?? before;
    if (address === null ? link.href.includes("#") : isMarked(address, link.href)) marked.push(link);
    if (link.url === pageUrl) continue;
    if (address?.site === site) {
      // Checked above; a link is not copied to tell the compiler so.
      const own = link as InternalLink;
      internal.push(own);
      traits |= address.traits;
      if (own.region === "main" || own.region === "body") inContent.push(own);
      if (own.rel.length > 0) qualified.push(own);
    } else {
      outside.push(link);
      if (address !== null) outsideTraits |= address.traits;
    }
  }
  return { internal, outside, traits, outsideTraits, wordless, marked, inContent, qualified };
}

const SPACE = 0x20;
const LAST_ASCII = 0x7f;

/** The first letter mostly tells. */
function isBlank(text: string): boolean {
  if (text === "") return true;
  const first = text.charCodeAt(0);
  return (first <= SPACE || first > LAST_ASCII) && text.trim() === "";
}

/** Links of a page to its own site, those to itself left out. */
export const internalLinks = (page: Page): readonly InternalLink[] => reading(page).internal;

/** Those of them that stand in the content, not in header, menu, side note or footer. */
export const contentLinks = (page: Page): readonly InternalLink[] => reading(page).inContent;

/** Those of them that carry a rel, such as nofollow. */
export const qualifiedLinks = (page: Page): readonly InternalLink[] => reading(page).qualified;

/** Links of a page to other hosts, and those without a web address. */
export const outsideLinks = (page: Page): readonly LinkFact[] => reading(page).outside;

/** True when any internal link's address has the trait. */
export const linksTo = (page: Page, { bit }: AddressTrait): boolean => (reading(page).traits & bit) !== 0;

/** True when any link's address has the trait, wherever it leads, but for links of the page to itself. */
export const leadsTo = (page: Page, { bit }: AddressTrait): boolean =>
  ((reading(page).traits | reading(page).outsideTraits) & bit) !== 0;

/** Internal links whose address has the trait; a page without such is told without a walk over its links. */
export const internalLinksWith = (page: Page, trait: AddressTrait): readonly InternalLink[] =>
  linksTo(page, trait) ? internalLinks(page).filter(({ url }) => hasTrait(url, trait)) : [];

/** Links to other hosts whose address has the trait, found in the same way. */
export const outsideLinksWith = (page: Page, trait: AddressTrait): readonly LinkFact[] =>
  (reading(page).outsideTraits & trait.bit) === 0
    ? []
    : outsideLinks(page).filter(({ url }) => url !== null && hasTrait(url, trait));

/** Links that say nothing, neither by text nor by what stands in for it. */
export const wordlessLinks = (page: Page): readonly LinkFact[] => reading(page).wordless;

/** Links written with a "#", to whatever place. */
export const markedLinks = (page: Page): readonly LinkFact[] => reading(page).marked;

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
