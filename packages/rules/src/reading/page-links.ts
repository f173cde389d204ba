import type { LinkFact, PageFacts } from "@audit/facts";
import { addressSite, type AddressTrait } from "./address-traits.ts";
import { quoted } from "./words.ts";

type Page = Pick<PageFacts, "url" | "links">;

/** A link with a web address on the page's own host (with or without www). */
export type InternalLink = LinkFact & { readonly url: string };
type WebLink = InternalLink;

interface SortedLinks {
  readonly internal: readonly InternalLink[];
  readonly elsewhere: readonly WebLink[];
  readonly outside: readonly LinkFact[];
}

const known = new WeakMap<readonly LinkFact[], SortedLinks>();

/** A page's links are sorted once for all rules that ask; a list of links belongs to one page. */
function sorted(page: Page): SortedLinks {
  const links = known.get(page.links) ?? sortLinks(page);
  known.set(page.links, links);
  return links;
}

function sortLinks({ url, links }: Page): SortedLinks {
  const site = addressSite(url);
  const internal: InternalLink[] = [];
  const elsewhere: WebLink[] = [];
  const outside: LinkFact[] = [];
  for (const link of links) {
    if (link.url === url) continue;
    if (!hasAddress(link)) outside.push(link);
    else if (addressSite(link.url) === site) internal.push(link);
    else {
      elsewhere.push(link);
      outside.push(link);
    }
  }
  return { internal, elsewhere, outside };
}

const hasAddress = (link: LinkFact): link is WebLink => link.url !== null;

/** Links of a page to its own site, those to itself left out. */
export const internalLinks = (page: Page): readonly InternalLink[] => sorted(page).internal;

/** Those of them that stand in the content, not in header, menu, side note or footer. */
export const contentLinks = (page: Page): readonly InternalLink[] =>
  internalLinks(page).filter(({ region }) => region === "main" || region === "body");

/** Those of them with rel=nofollow. */
export const nofollowLinks = (page: Page): readonly InternalLink[] =>
  internalLinks(page).filter(({ rel }) => rel.includes("nofollow"));

/** Those of them that leave the page. */
export const leadingLinks = (page: Page): readonly InternalLink[] => internalLinks(page).filter(leadsOn);

/** Internal links that leave the page and have no words at all. */
export const bareLinks = (page: Page): readonly InternalLink[] =>
  leadingLinks(page).filter((link) => !isNamed(link) && !link.hidden && !PICTURE.test(new URL(link.url).pathname));

/** Behind such a link opens a picture in full size, no page that could be found by the link's words. */
const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** Links of a page to other hosts, and those without a web address. */
export const outsideLinks = (page: Page): readonly LinkFact[] => sorted(page).outside;

/** Links that say nothing, neither by text nor by what stands in for it; those to the page itself as well. */
export const wordlessLinks = ({ links }: Page): readonly LinkFact[] =>
  links.filter(({ text, label, hidden }) => !hidden && text.trim() === "" && label.trim() === "");

/** Links written with a "#", to whatever place. */
export const markedLinks = ({ links }: Page): readonly LinkFact[] => links.filter(({ href }) => href.includes("#"));

/** Of some addresses those that no link of the page names by its words. */
export function unnamedAmong(page: Page, urls: Iterable<string | null>): ReadonlySet<string | null> {
  const unnamed = new Set(urls);
  for (const link of leadingLinks(page)) if (isNamed(link)) unnamed.delete(link.url);
  return unnamed;
}

/** False for a link to a part of the page. */
const leadsOn = ({ href }: LinkFact): boolean => !href.startsWith("#");

const isNamed = ({ text, label }: LinkFact): boolean => text !== "" || label !== "";

/** True when any internal link's address has the trait. */
export const linksTo = (page: Page, has: AddressTrait): boolean => internalLinks(page).some(({ url }) => has(url));

/** True when any link's address has the trait, wherever it leads, but for links of the page to itself. */
export const leadsTo = (page: Page, has: AddressTrait): boolean =>
  linksTo(page, has) || sorted(page).elsewhere.some(({ url }) => has(url));

/** Internal links whose address has the trait. */
export const internalLinksWith = (page: Page, has: AddressTrait): readonly InternalLink[] =>
  internalLinks(page).filter(({ url }) => has(url));

/** Links to other hosts whose address has the trait. */
export const outsideLinksWith = (page: Page, has: AddressTrait): readonly LinkFact[] =>
  sorted(page).elsewhere.filter(({ url }) => has(url));

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

/** Where the links that evidence lists lead, as they are written; without those to a part of their page. */
export const targetsOf = (listed: readonly { readonly href: string }[]): string[] =>
  listed.map(({ href }) => href).filter((href) => href !== "" && !href.startsWith("#"));
