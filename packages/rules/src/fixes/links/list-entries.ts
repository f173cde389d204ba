import { itemAt, type PageKind } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { unfilledLists } from "../../reading/unfilled-lists.ts";
import { anchorsToldApart } from "./link-spot.ts";
import { writtenIn } from "../../view/related-pages.ts";
import { isLaterPage } from "../../reading/pagination.ts";
import type { SiteView } from "../../view/site-view.ts";

/** Of so many pages of one kind that no link leads to, a list lacks them, not single pages a link. */
export const FEWEST_UNLISTED = 10;
const MOST_LINKS = 40;

/** The list in a language that most pages of the kind are linked from, else the home page in it. */
export function listFor(kind: PageKind, language: string | null, view: SiteView): string {
  const { graph, pages, home } = view.site;
  const isOfKind = (node: number): boolean => view.pageAt(graph.urls[node] ?? "")?.kind === kind;
  const own = view.served
    .map((index) => itemAt(pages, index))
    .filter((page) => page.indexability.indexable && writtenIn(page, view) === language);
  const lists = own
    .filter((page) => (page.kind === "category" || page.kind === "list") && !isLaterPage(page.url))
    .map(({ url }) => {
      const node = graph.nodeOf(url);
      return { url, holds: node < 0 ? 0 : [...graph.outlinks(node)].filter(isOfKind).length };
    })
    .toSorted((a, b) => b.holds - a.holds || a.url.length - b.url.length || (a.url < b.url ? -1 : 1));
  const [best] = lists;
  if (best !== undefined && best.holds > 0) return best.url;
  // A list that scripts fill holds none of its goods in the HTML; it is one all the same.
  const empty = kind === "product" && lists.length === 1 ? best : undefined;
  return empty?.url ?? own.find((page) => page.kind === "home")?.url ?? home;
}

/** The place of a list, by the name that the script which fills it knows it by. */
function whereIn(list: string, view: SiteView): string {
  const page = view.pageAt(list);
  const [place] = page === null ? [] : unfilledLists(page);
  const where = place === undefined ? "in the list" : `in the element “${place.id}”, which a script fills today`;
  return `on ${list}: ${where}, in the HTML as the server sends it; where entries stand there already, make their names these links`;
}

/** The entries that lists lack, as links in their HTML: those of each language in its own list. */
export function listEntries(urls: readonly string[], kind: PageKind, view: SiteView): string {
  const byLanguage = Map.groupBy(urls, (url) => {
    const page = view.pageAt(url);
    return page === null ? null : writtenIn(page, view);
  });
  const most = Math.ceil(MOST_LINKS / byLanguage.size);
  return [...byLanguage]
    .map(([language, own]) => {
      const names = anchorsToldApart(own, view);
      const entries = own
        .slice(0, most)
        .map((url) => `  <li><a href="${html(url)}">${html(names.get(url) ?? url)}</a></li>`);
      const more = own.length - entries.length;
      return [
        htmlComment(whereIn(listFor(kind, language, view), view)),
        "<ul>",
        ...entries,
        "</ul>",
        ...(more > 0 ? [htmlComment(`and ${more} more pages of the same kind`)] : []),
      ].join("\n");
    })
    .join("\n\n");
}
