import { itemAt } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { htmlComment } from "../../escape/html.ts";
import { counted } from "../../wording/plural.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { type Block, sectionsOf } from "../patches/fix.ts";
import { canonicalPatch } from "../patches/page-patches.ts";
import { printPatch } from "../patches/print-patch.ts";

const MOST_GROUPS = 10;
const MOST_COPIES = 8;
const MOST_ALIKE = 30;

/** The copy to keep: the one that most pages link to, then the shortest address. */
function keptOf(urls: readonly string[], view: SiteView): string {
  const ranked = urls.toSorted(
    (a, b) => view.inlinksOf(b) - view.inlinksOf(a) || a.length - b.length || (a < b ? -1 : 1),
  );
  return itemAt(ranked, 0);
}

/** For each group of copies: the address to keep, as the canonical of the others. */
const canonicals =
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

export const exactCopies: Fixer = canonicals(({ site }) => site.exactDuplicates);

/**
 * Pages with nearly the same text under the one that most links lead to: whether they are joined or written anew depends
 * on what they are about, so nothing is pasted.
 */
export const nearCopies: Fixer<{ readonly alike: readonly string[]; readonly shares: string }> = ({ faults }) => {
  const groups = [...Map.groupBy(faults, ({ evidence: { saw } }) => saw.alike[0] ?? "")]
    .filter(([kept]) => kept !== "")
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  const shown = groups.slice(0, MOST_GROUPS).map(([kept, copies]) => {
    const others = copies.toSorted((a, b) => (a.url < b.url ? -1 : 1));
    const more = others.length - MOST_ALIKE;
    return [
      kept,
      ...others
        .slice(0, MOST_ALIKE)
        .map(
          ({ url, evidence: { saw } }) =>
            `- nearly the same: ${url}${saw.shares === "" ? "" : `, both say “${oneLine(saw.shares)}”`}`,
        ),
      ...(more > 0 ? [`- and ${counted(more, "more page", "more pages")}`] : []),
    ].join("\n");
  });
  const more = groups.length - shown.length;
  return sectionsOf(...shown, more > 0 ? `and ${counted(more, "more group", "more groups")}` : null);
};

/** Products under several addresses, grouped by article number or name. */
export const productCopies: Fixer = (cause, view) => {
  const indices = distinctUrls(cause)
    .map((url) => view.indexOf(url))
    .filter((index) => index >= 0);
  const groups = [...Map.groupBy(indices, (index) => productKey(index, view)).values()].filter(
    (group) => group.length > 1,
  );
  return canonicals(() => groups)(cause, view);
};

/** Article number or GTIN where the markup gives one, else the name. */
function productKey(index: number, view: SiteView): string {
  const words = productWords(itemAt(view.site.pages, index), view);
  return words.gtin?.[1] ?? words.sku ?? words.name ?? itemAt(view.site.pages, index).url;
}
