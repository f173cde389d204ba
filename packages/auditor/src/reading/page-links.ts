import type { LinkFact, PageFacts } from "@audit/facts";
import { addressAfter, hasTrait, knownAddress, type AddressTrait, type KnownAddress } from "./address-traits.ts";
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
  readonly wordless: readonly LinkFact[];
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
  let traits = 0;
  let before: KnownAddress | null = null;
  for (const link of links) {
    if (isBlank(link.text) && isBlank(link.label) && !link.hidden) wordless.push(link);
    if (link.url === pageUrl) continue;
    const address: KnownAddress | null = link.url === null ? null : addressAfter(before, link.url);
    before = address ?? before;
    if (address?.site === site) {
      // Checked above; a link is not copied to tell the compiler so.
      internal.push(link as InternalLink);
      traits |= address.traits;
    } else outside.push(link);
  }
  return { internal, outside, traits, wordless };
}

const isBlank = (text: string): boolean => text === "" || text.trim() === "";

/** Links of a page to its own site, those to itself left out. */
export const internalLinks = (page: Page): readonly InternalLink[] => reading(page).internal;

/** Links of a page to other hosts, and those without a web address. */
export const outsideLinks = (page: Page): readonly LinkFact[] => reading(page).outside;

/** True when any internal link's address has the trait. */
export const linksTo = (page: Page, { bit }: AddressTrait): boolean => (reading(page).traits & bit) !== 0;

/** Internal links whose address has the trait; a page without such is told without a walk over its links. */
export const internalLinksWith = (page: Page, trait: AddressTrait): readonly InternalLink[] =>
  linksTo(page, trait) ? internalLinks(page).filter(({ url }) => hasTrait(url, trait)) : [];

/** Links that say nothing, neither by text nor by what stands in for it. */
export const wordlessLinks = (page: Page): readonly LinkFact[] => reading(page).wordless;

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
