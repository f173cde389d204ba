import { documentNameOf, type PageFacts } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { pathOf } from "../../../../reading/address-parts.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { type InternalLink, nofollowLinks } from "../../../../reading/page-links.ts";

const LEGAL =
  /\/[^/]*(privacy|datenschutz|imprint|impressum|legal|mentions|terms|conditions|agb|cgv|widerruf|cookies?|aviso|policy|policies)[^/]*\/?$/i;

/** Filters, carts, sign-in and legal pages may be held back; the rest of the own site should count. */
export const meantForSearch = addressTrait((url) => {
  if (/\?[^#]/.test(url)) return false;
  const path = pathOf(url);
  return !isUtilityPath(path) && !LEGAL.test(path);
});

/** Links that hold an own page back; a button beside the plain link to the same page holds nothing back, nor does one to the page itself. */
export function heldBack(page: Pick<PageFacts, "url" | "links">): readonly InternalLink[] {
  const marked = nofollowLinks(page).filter(({ url }) => meantForSearch(url));
  if (marked.length === 0) return marked;
  const followed = new Set(page.links.flatMap(({ url, rel }) => (rel.includes("nofollow") ? [] : [url])));
  const own = documentNameOf(page.url);
  return marked.filter(({ url }) => !followed.has(url) && documentNameOf(url) !== own);
}
