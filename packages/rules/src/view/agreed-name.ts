import { sameName } from "../reading/site-names.ts";
import { isMereSort } from "../reading/sort-names.ts";
import { oneLine } from "../escape/plain.ts";
import { organizationOf, said } from "./entities.ts";
import type { SiteView } from "./site-view.ts";
import { mostFrequent, titleEnding } from "./site-words.ts";

/**
 * The name of the business on which two of these agree: og:site_name and the end of the title of most pages, the markup
 * of the home page, the host. Null where none do: then only its owner knows.
 */
export function agreedName({ site, pageAt }: SiteView): string | null {
  const home = pageAt(site.home);
  const previews = site.pages.flatMap(({ head, response }) =>
    response.status === 200 ? oneLine(head.openGraph["og:site_name"] ?? "") || [] : [],
  );
  const stated = [mostFrequent(previews), titleEnding(site), home ? said(organizationOf(home), "name") : null];
  const names = stated
    .map((name) => oneLine(name ?? ""))
    .filter((name) => name !== "" && !isSlogan(name) && !isMereSort(name, site.registrableDomain));
  const [host = ""] = site.registrableDomain.split(".");
  return (
    names.find((name, at) => names.some((other, by) => by !== at && sameName(name, other)) || sameName(name, host)) ??
    null
  );
}

/** Names are a few words; what says more, or ranks itself, is a line about the business. */
const MOST_WORDS = 5;

/** Whether a text is too long for a name, as the end that a setting adds to all titles often is. */
export const isSlogan = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > MOST_WORDS || /#\s?\d|[!?]/.test(text);
