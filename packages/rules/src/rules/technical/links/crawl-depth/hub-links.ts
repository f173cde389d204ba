import { html, htmlComment } from "../../../../escape/html.ts";
import { linkWords } from "../../../../view/page-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_HUBS = 5;
const MOST_SOURCES = 50;
/** A hub that leads to fewer is a page like others. */
const FEWEST_BEHIND = 5;
/** Nobody looks for goods behind these. */
const NO_HUBS: ReadonlySet<string> = new Set(["legal", "contact", "about", "cart", "account", "search", "home"]);

/** The pages one click above the deep ones which, linked from home, bring most of them nearer. */
export function hubLinks(urls: readonly string[], view: SiteView): string | null {
  const behind = new Map<string, string[]>();
  for (const url of urls) for (const hub of hubsOf(url, view)) behind.set(hub, [...(behind.get(hub) ?? []), url]);
  const lifted = new Set<string>();
  const hubs = [...behind]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .filter(([, pages]) => {
      const fresh = pages.filter((url) => !lifted.has(url));
      if (fresh.length < FEWEST_BEHIND) return false;
      for (const url of fresh) lifted.add(url);
      return true;
    })
    .slice(0, MOST_HUBS);
  if (lifted.size * 2 < urls.length) return null;
  return [
    htmlComment(`on ${view.site.home}, or in the menu: ${lifted.size} of these pages are linked there`),
    ...hubs.map(([url]) => `<a href="${html(url)}">${html(linkWords(url, view))}</a>`),
  ].join("\n");
}

/** The pages on the shortest ways to the address that link to it and are no nearer to home than two clicks. */
function hubsOf(url: string, view: SiteView): string[] {
  const { graph } = view.site;
  const node = graph.nodeOf(url);
  const depth = node < 0 ? -1 : graph.depthOf(node);
  return graph.sourcesOf(node, MOST_SOURCES).filter((source) => {
    const at = graph.nodeOf(source);
    const page = view.pageAt(source);
    const isAbove = at >= 0 && graph.depthOf(at) === depth - 1 && depth > 2;
    return isAbove && page?.indexability.indexable === true && !NO_HUBS.has(page.kind);
  });
}
