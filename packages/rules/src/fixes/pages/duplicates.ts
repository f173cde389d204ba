import { itemAt } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import type { SiteView } from "../../view/site-view.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { type Block, sectionsOf } from "../patches/fix.ts";
import { canonicalPatch } from "../patches/page-patches.ts";
import { printPatch } from "../patches/print-patch.ts";

export const MOST_GROUPS = 100;

const MOST_COPIES = 30;

/** The copy to keep: the one that most pages link to, then the shortest address. */
function keptOf(urls: readonly string[], view: SiteView): string {
  const ranked = urls.toSorted(
    (a, b) => view.inlinksOf(b) - view.inlinksOf(a) || a.length - b.length || (a < b ? -1 : 1),
  );
  return itemAt(ranked, 0);
}

/** For each group of copies: the address to keep, as the canonical of the others. */
export const canonicals =
  (groupsOf: (view: SiteView) => readonly (readonly number[])[]): Fixer =>
  (cause, view) => {
    const concerned = new Set(distinctUrls(cause));
    const copies = new Set(cause.finding.pages.map(({ url }) => url));
    const groups = groupsOf(view)
      .map((group) => group.map((index) => itemAt(view.site.pages, index).url))
      .filter((urls) => urls.some((url) => concerned.has(url)))
      .map((urls) => ({ urls, kept: urls.find((url) => !copies.has(url)) ?? keptOf(urls, view) }))
      .toSorted((a, b) => b.urls.length - a.urls.length || (a.kept < b.kept ? -1 : 1));
    const blocks = groups.slice(0, MOST_GROUPS).map(({ urls, kept }) => {
      const others = urls.filter((url) => url !== kept).toSorted();
      return [canonicalOf(others, kept, view)];
    });
    const more = groups.length - blocks.length;
    return sectionsOf(...blocks, more > 0 ? htmlComment(`and ${more} more groups`) : null);
  };

/** The one canonical of several copies, printed once below their addresses. */
function canonicalOf(copies: readonly string[], kept: string, view: SiteView): Block {
  const pages = copies.flatMap((url) => view.pageAt(url) ?? []);
  return {
    patches: pages.map((page) => canonicalPatch(page, kept)),
    print: (patches) => {
      const [first] = patches;
      if (first === undefined) return null;
      const more = patches.length - MOST_COPIES;
      return [
        ...patches.slice(0, MOST_COPIES).map(({ url }) => htmlComment(`on ${url}`)),
        ...(more > 0 ? [htmlComment(`and on ${more} more copies of it`)] : []),
        printPatch(first),
      ].join("\n");
    },
  };
}
