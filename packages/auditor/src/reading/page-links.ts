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

/** What is told of a link by itself, whatever page it stands on. */
interface LinkLook {
  readonly address: KnownAddress | null;
  readonly isWordless: boolean;
  readonly isMarked: boolean;
  readonly isContent: boolean;
  readonly isQualified: boolean;
}

interface LastPage {
  readonly links: readonly LinkFact[];
  readonly url: string;
  readonly read: LinkReading;
  /** One for each link. */
  readonly looks: readonly LinkLook[];
}

let last: LastPage | null = null;

/** The rules ask about one page in a row, so the last one's reading is kept. */
function reading({ url, links }: Page): LinkReading {
  if (last?.links !== links || last.url !== url) last = readLinks({ url, links });
  return last.read;
}

/** Menus before the content and footers behind it are the very links of the page before: those are not looked at again. */
function looksOf(links: readonly LinkFact[]): LinkLook[] {
  const known = last?.links ?? [];
  const least = Math.min(links.length, known.length);
  let head = 0;
  while (head < least && links[head] === known[head]) head++;
  const shift = known.length - links.length;
  let tail = links.length;
  while (tail > head && tail + shift > head && links[tail - 1] === known[tail + shift - 1]) tail--;
  const looks: LinkLook[] = [];
  let before: KnownAddress | null = null;
  for (let at = 0; at < links.length; at++) {
    const place = at < head ? at : at + shift;
    const look: LinkLook = at < head || at >= tail ? last!.looks[place]! : lookAt(links[at]!, before);
    before = look.address ?? before;
    looks.push(look);
  }
  return looks;
}

function lookAt({ url, href, text, label, hidden, region, rel }: LinkFact, before: KnownAddress | null): LinkLook {
  const address = url === null ? null : addressAfter(before, url);
  return {
    address,
    isWordless: isBlank(text) && isBlank(label) && !hidden,
    isMarked: address === null ? href.includes("#") : isMarked(address, href),
    isContent: region === "main" || region === "body",
    isQualified: rel.length > 0,
  };
}

function readLinks({ url, links }: Page): LastPage {
  const { site } = knownAddress(url);
  const looks = looksOf(links);
  const internal: InternalLink[] = [];
  const outside: LinkFact[] = [];
  const wordless: LinkFact[] = [];
  const marked: LinkFact[] = [];
  const inContent: InternalLink[] = [];
  const qualified: InternalLink[] = [];
  let traits = 0;
  let outsideTraits = 0;
  for (let at = 0; at < links.length; at++) {
    const link = links[at]!;
    const { address, isWordless, isMarked: hasMark, isContent, isQualified } = looks[at]!;
    if (isWordless) wordless.push(link);
    if (hasMark) marked.push(link);
    if (address?.url === url) continue;
    if (address?.site === site) {
      // Checked above; a link is not copied to tell the compiler so.
      const inner = link as InternalLink;
      internal.push(inner);
      traits |= address.traits;
      if (isContent) inContent.push(inner);
      if (isQualified) qualified.push(inner);
    } else {
      outside.push(link);
      if (address !== null) outsideTraits |= address.traits;
    }
  }
  const read = { internal, outside, traits, outsideTraits, wordless, marked, inContent, qualified };
  return { links, url, read, looks };
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
