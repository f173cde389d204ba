import { itemAt, type PageKind } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";

/** Of so many pages of one kind that no link leads to, a list lacks them, not single pages a link. */
export const FEWEST_UNLISTED = 10;
const MOST_LINKS = 40;

/** The list that most pages of the kind are linked from, else the home page. */
export function listFor(kind: PageKind, view: SiteView): string {
  const { graph, pages, home } = view.site;
  const isOfKind = (node: number): boolean => view.pageAt(graph.urls[node] ?? "")?.kind === kind;
  const lists = view.served
    .map((index) => itemAt(pages, index))
    .filter((page) => (page.kind === "category" || page.kind === "list") && page.indexability.indexable)
    .map(({ url }) => {
      const node = graph.nodeOf(url);
      return { url, holds: node < 0 ? 0 : [...graph.outlinks(node)].filter(isOfKind).length };
    })
    .toSorted((a, b) => b.holds - a.holds || a.url.length - b.url.length || (a.url < b.url ? -1 : 1));
  const [best] = lists;
  return best !== undefined && best.holds > 0 ? best.url : home;
}

/** The entries that a list lacks, as links in its HTML. */
export function listEntries(urls: readonly string[], kind: PageKind, view: SiteView): string {
  const entries = urls
    .slice(0, MOST_LINKS)
    .map((url) => `  <li><a href="${html(url)}">${html(linkWords(url, view))}</a></li>`);
  const more = urls.length - entries.length;
  return [
    htmlComment(`on ${listFor(kind, view)}: in the list, in the HTML as the server sends it`),
    "<ul>",
    ...entries,
    "</ul>",
    ...(more > 0 ? [htmlComment(`and ${more} more pages of the same kind`)] : []),
  ].join("\n");
}
