import { html, htmlComment } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { isLegalPage } from "../../../../reading/legal-pages.ts";

const MOST = 8;
/** What so many pages link to stands in the site's menu. */
const IN_MENU = 0.6;

const PLACE = "on the page for addresses that don't exist, in place of its links without an address";

/** The site's own menu, as its links call its pages. */
export const fix: Fixer = (_cause, view) => {
  const { graph, pages } = view.site;
  const named = view.served.flatMap((index) => {
    const page = pages[index];
    const node = page === undefined ? -1 : graph.nodeOf(page.url);
    const name = node < 0 ? "" : oneLine(graph.anchorOf(node));
    const isShared = page !== undefined && view.inlinksOf(page.url) >= IN_MENU * (view.served.length - 1);
    return page === undefined || name === "" || !isShared || isLegalPage(page) ? [] : [{ url: page.url, name }];
  });
  if (named.length === 0) return null;
  const items = named
    .slice(0, MOST)
    .map(({ url, name }) => `  <li><a href="${html(new URL(url).pathname)}">${html(name)}</a></li>`);
  return [htmlComment(PLACE), "<ul>", ...items, "</ul>"].join("\n");
};
