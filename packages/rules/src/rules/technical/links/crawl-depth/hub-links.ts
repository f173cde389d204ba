import { html, htmlComment } from "../../../../escape/html.ts";
import { linkWords } from "../../../../view/page-words.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_HUBS = 5;
const MOST_SOURCES = 50;
/** Pages whose ways are walked. */
const MOST_TRIED = 30;
/** A hub that brings fewer near, or a smaller share of them, is a page like others. */
const FEWEST_LIFTED = 5;
const LEAST_SHARE = 0.1;
/** Pages that bring about as many near are alternatives. */
const NEARLY = 0.8;
/** So many clicks from home a page may be. */
const MOST_CLICKS = 3;
/** Nobody looks for goods behind these. */
const NO_HUBS: ReadonlySet<string> = new Set(["legal", "contact", "about", "cart", "account", "search", "home"]);

/** The pages which, linked from home, bring most of the deep ones near: walked over the links, not guessed. */
export function hubLinks(urls: readonly string[], view: SiteView): string | null {
  let left = new Set(urls);
  let tried = candidatesFor(urls, view).map((url) => ({ url, near: nearTo(url, view) }));
  const hubs: string[] = [];
  while (hubs.length < MOST_HUBS) {
    const gains = tried.map(({ url, near }) => ({ url, lifted: [...left].filter((one) => near.has(one)) }));
    const highest = Math.max(0, ...gains.map(({ lifted }) => lifted.length));
    // Where every page of a part leads to all others, its main page is the one that they name most.
    const [best] = gains
      .filter(({ lifted }) => lifted.length >= highest * NEARLY)
      .toSorted((a, b) => view.inlinksOf(b.url) - view.inlinksOf(a.url) || b.lifted.length - a.lifted.length);
    if (best === undefined || best.lifted.length < Math.max(FEWEST_LIFTED, urls.length * LEAST_SHARE)) break;
    hubs.push(best.url);
    left = new Set([...left].filter((url) => !best.lifted.includes(url)));
    tried = tried.filter(({ url }) => url !== best.url);
  }
  const lifted = urls.length - left.size;
  if (lifted * 2 < urls.length) return null;
  return [
    htmlComment(
      `on ${view.site.home}, or in the menu: then ${lifted} of these pages are at most ${MOST_CLICKS} clicks away`,
    ),
    ...hubs.map((url) => `<a href="${html(url)}">${html(linkWords(url, view))}</a>`),
  ].join("\n");
}

/** Pages on the shortest ways to the deep ones, the nearest to them first; those that most of them lie behind. */
function candidatesFor(urls: readonly string[], view: SiteView): readonly string[] {
  const behind = new Map<string, number>();
  const note = (url: string): void => void behind.set(url, (behind.get(url) ?? 0) + 1);
  for (const url of urls) {
    const above = stepsAbove(url, view);
    const further = new Set(above.flatMap((step) => stepsAbove(step, view)));
    new Set([...above, ...further]).forEach(note);
  }
  return [...behind]
    .toSorted(([a, one], [b, other]) => other - one || depthAt(b, view) - depthAt(a, view) || (a < b ? -1 : 1))
    .slice(0, MOST_TRIED)
    .map(([url]) => url);
}

/** The pages that link to an address, one click nearer to home than it is, and not linked from home. */
function stepsAbove(url: string, view: SiteView): string[] {
  const depth = depthAt(url, view);
  return sourcesOf(url, view).filter((source) => {
    const page = view.pageAt(source);
    const isAbove = depth > 2 && depthAt(source, view) === depth - 1;
    return isAbove && page?.indexability.indexable === true && !NO_HUBS.has(page.kind) && !isLaterPage(page.url);
  });
}

/** Pages that link to an address, also by one that only forwards to it: a redirect costs no click. */
function sourcesOf(url: string, view: SiteView): string[] {
  const { graph } = view.site;
  const into = (address: string): string[] =>
    graph.nodeOf(address) < 0 ? [] : [...graph.sourcesOf(graph.nodeOf(address), MOST_SOURCES)];
  return [...new Set(into(url).flatMap((source) => (isForwarding(source, view) ? into(source) : [source])))];
}

const isForwarding = (url: string, view: SiteView): boolean => Boolean(view.pageAt(url)?.response.redirectTo);

/** Addresses that are near enough once the home page links to this one. */
function nearTo(url: string, view: SiteView): ReadonlySet<string> {
  const { graph } = view.site;
  // Of an address that only forwards the one that it ends at.
  const ends = (node: number): number[] =>
    isForwarding(graph.urls[node] ?? "", view) ? [node, ...graph.outlinks(node)] : [node];
  const reached = new Set<number>([graph.nodeOf(url)]);
  let edge = [...reached];
  for (let clicks = 1; clicks < MOST_CLICKS; clicks++) {
    edge = edge.flatMap((node) => [...graph.outlinks(node)].flatMap(ends).filter((target) => !reached.has(target)));
    for (const node of edge) reached.add(node);
  }
  return new Set([...reached].map((node) => graph.urls[node] ?? ""));
}

function depthAt(url: string, { site: { graph } }: SiteView): number {
  const node = graph.nodeOf(url);
  return node < 0 ? -1 : graph.depthOf(node);
}
