import { textBefore, type PageFacts } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import { cleanUrl, secureUrl } from "../../view/clean-url.ts";
import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import { primaryLanguage } from "../../knowledge/hreflang-code.ts";
import { isLaterPage } from "../../reading/pagination.ts";
import { isIndexFileOf } from "../../reading/index-file.ts";
import { filtersOf, plainAddress, thingsOf } from "../../reading/facets.ts";
import { addressesOfOneFile } from "../../reading/one-file.ts";
import { scriptJson } from "../../escape/json-script.ts";
import { isCopiedUnder } from "../../reading/main-address.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { type Part, show } from "../patches/fix.ts";
import { canonicalPatch, hreflangPatch } from "../patches/page-patches.ts";
import { platformOf } from "../../platforms/platforms.ts";
import type { EvidenceValue, PageFault } from "../../verdict.ts";

export const shown = (page: PageFacts, url: string): Part[] => [show(canonicalPatch(page, url))];

const ofSystem = ({ platform }: SiteView): string | null => platformOf(platform)?.canonical ?? null;

export const pattern = (view: SiteView): string =>
  ofSystem(view) ?? '<link rel="canonical" href="{the full https address of the page, without tracking parameters}">';

export const own = (page: PageFacts): string => secureUrl(cleanUrl(page.url));

/** A canonical that points to the page itself, without tracking parameters; from a filter's view of a list to the list. */
export const selfCanonical: Fixer = perPage({
  make: (page, view) => ofOneFile(page, view) ?? shown(page, folderOf(page, view) ?? listOf(page, view) ?? own(page)),
  pattern,
  system: ofSystem,
  each: true,
});

/** One file that shows several things gets the canonical of each from a script; null for a page of its own. */
function ofOneFile(page: PageFacts, view: SiteView): Part[] | null {
  if (!addressesOfOneFile(view.site.pages).has(page.url)) return null;
  const [thing, ...others] = thingsOf(page.url);
  if (thing === undefined || others.length > 0) return [];
  const file = secureUrl(plainAddress(page.url));
  return [htmlComment("in the file, before the scripts that fill it"), canonicalScript(file, thing.name)];
}

/**
 * Code that names each address of a file by its parameter. The bare file keeps one too: scripts of the page may count on
 * finding a canonical link.
 */
export const canonicalScript = (file: string, parameter: string): string => `<script>
  {
    const value = new URLSearchParams(location.search).get(${scriptJson(parameter)});
    const link = document.createElement("link");
    link.rel = "canonical";
    link.href = ${scriptJson(file)} + (value ? ${scriptJson(`?${encodeURIComponent(parameter)}=`)} + encodeURIComponent(value) : "");
    document.head.append(link);
  }
</script>`;

/** The list that an address with filters shows a part of. */
function listOf(page: PageFacts, view: SiteView): string | null {
  const list = filtersOf(page.url).length > 0 ? view.pageAt(plainAddress(page.url)) : null;
  return list?.kind === page.kind && list.indexability.indexable ? own(list) : null;
}

/** The folder of an index file, where it was seen to answer with it: one file has one address. */
function folderOf(page: PageFacts, view: SiteView): string | null {
  const folder = own(page).replace(/[^/]*$/, "");
  return isIndexFileOf(own(page), folder) && view.pageAt(folder)?.indexability.indexable === true ? folder : null;
}

/** The address without its parameters, for lists and variants that are no pages of their own. */
export const mainCanonical: Fixer = perPage({
  make: (page) => shown(page, textBefore(own(page), "?")),
  pattern: () => '<link rel="canonical" href="{the address without parameters}">',
});

/** One canonical: the first usable one that the page has in its head, else its own address. */
export const oneCanonical: Fixer = perPage({
  make: (page, view) => {
    const usable = page.head.canonicals.find(
      (link) => link.inHead && link.url && view.pageAt(link.url)?.indexability.indexable,
    );
    const kept = usable?.url ?? own(page);
    const inHeader = page.response.canonicalHeader.filter((url) => url !== kept);
    const header = inHeader.map((url) =>
      htmlComment(`and remove from the response header: Link: <${url}>; rel="canonical"`),
    );
    return [htmlComment("in the head, once; remove the others"), ...shown(page, kept), ...header];
  },
  pattern,
});

/** A canonical that points to where the present one ends, when search engines may list that; else to the page itself. */
export const settledCanonical: Fixer = perPage({
  make: (page, view) => {
    const present = page.head.canonicals[0]?.url ?? page.response.canonicalHeader[0] ?? null;
    const target = settle(present, page, view);
    // The copy under a category never becomes the main address.
    if (target === own(page) && present !== null && isCopiedUnder(page.url, present)) return null;
    return [...shown(page, target), ...(target === own(page) ? sameInList(page, present, view) : [])];
  },
  pattern,
});

/** The page's own line in its list of versions, where that names the same address that is gone; a version that is gone has none. */
function sameInList(page: PageFacts, gone: string | null, view: SiteView): Part[] {
  const status = gone === null ? 0 : (view.pageAt(gone)?.response.status ?? 0);
  if ((status !== 404 && status !== 410) || page.head.hreflang.some(({ url }) => url === page.url)) return [];
  const language = primaryLanguage(page.head.lang ?? "");
  const lines = page.head.hreflang.filter(
    ({ url, hreflang }) => url === gone && language !== null && primaryLanguage(hreflang ?? "") === language,
  );
  return lines.flatMap(({ hreflang }) => (hreflang ? [show(hreflangPatch(page, hreflang, own(page)))] : []));
}

function settle(target: string | null, page: PageFacts, view: SiteView): string {
  const seen = new Set<string>();
  for (let next = target; next && !seen.has(next) && seen.size < 5;) {
    seen.add(next);
    const end = finalPage(next, view);
    const there = end ? view.pageAt(end) : null;
    if (!end || !there) break;
    if (there.indexability.indexable) return isLaterPageOf(page, end) ? own(page) : end;
    next = there.head.canonicals[0]?.url ?? null;
  }
  return own(page);
}

/** A list is not the twenty-seventh page of itself. */
const isLaterPageOf = (page: PageFacts, end: string): boolean =>
  isLaterPage(end) && !isLaterPage(page.url) && textBefore(end, "?") === textBefore(page.url, "?");

/** A canonical that points to the address that the rule knows to be the main one. */
export const canonicalTo = <S extends EvidenceValue>(target: (fault: PageFault<S>) => string): Fixer<S> =>
  perPage({ make: (page, _view, fault) => shown(page, target(fault)), pattern });
