import type { LinkFact, PageFacts } from "@audit/facts";
import { quoted } from "./words.ts";

/** A link with a web address on the page's own host (with or without www). */
export type InternalLink = LinkFact & { readonly url: string };

const AUTHORITY = /^https?:\/\/(?:www\.)?([^/?#]*)/;
const found = new WeakMap<readonly LinkFact[], readonly InternalLink[]>();

/** Links of a page to its own site, those to itself left out; found once per page, whatever number of rules ask. */
export function internalLinks({ url, links }: Pick<PageFacts, "url" | "links">): readonly InternalLink[] {
  const known = found.get(links);
  if (known) return known;
  const own = AUTHORITY.exec(url)?.[1];
  const internal = links.filter(
    (link): link is InternalLink => link.url !== null && link.url !== url && AUTHORITY.exec(link.url)?.[1] === own,
  );
  found.set(links, internal);
  return internal;
}

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
