import type { LinkFact, PageFacts } from "@audit/facts";
import { sameHost } from "./address-form.ts";
import { quoted } from "./words.ts";

/** A link with a web address on the page's own host (with or without www). */
export type InternalLink = LinkFact & { readonly url: string };

/** Links of a page to its own site, those to itself left out. */
export const internalLinks = ({ url, links }: Pick<PageFacts, "url" | "links">): InternalLink[] =>
  links.filter((link): link is InternalLink => link.url !== null && link.url !== url && sameHost(link.url, url));

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
