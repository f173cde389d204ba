import type { LinkFact, PageFacts } from "@audit/facts";
import { quoted } from "./words.ts";

/** A link with a web address on the page's own host (with or without www). */
export type InternalLink = LinkFact & { readonly url: string };

/** Host and port without "www.", cut from the text: parsing some hundred links a page costs too much. */
function siteOf(url: string): string {
  let from = url.indexOf("//") + 2;
  if (url.startsWith("www.", from)) from += 4;
  const to = url.indexOf("/", from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}

const found = new WeakMap<readonly LinkFact[], readonly InternalLink[]>();

/** Links of a page to its own site, those to itself left out; found once per page, whatever number of rules ask. */
export function internalLinks({ url, links }: Pick<PageFacts, "url" | "links">): readonly InternalLink[] {
  const known = found.get(links);
  if (known) return known;
  const own = siteOf(url);
  const internal = links.filter(
    (link): link is InternalLink => link.url !== null && link.url !== url && siteOf(link.url) === own,
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
