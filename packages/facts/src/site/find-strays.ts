import type { LinkGraph } from "../graph/link-graph.ts";
import { itemAt } from "../item-at.ts";
import type { Indexability, PageFacts } from "../page-facts.ts";
import { documentNameOf } from "../url/document-name.ts";
import { createHouseTest } from "./names-house.ts";

/** Why a page that was left lying on the server is left out: it is none of the site. */
export const STRAY = "not of the site";
export const stray: Indexability = { indexable: false, reason: STRAY };

/** Fewer pages have no frame to tell by. */
const LEAST_PAGES = 5;
/** What so many of the pages link to stands in the frame. */
const FRAME_SHARE = 0.5;
const LEAST_IN_FRAME = 3;
/** So many bits of a SimHash differ between nearly the same texts. */
const MOST_BITS = 3;
/** The pages nearest to home tell the site's files and lists. */
const MOST_ASKED = 200;
/** A list of tags is of no known kind before all pages are. */
const MAY_LIST: ReadonlySet<string> = new Set(["category", "list", "other"]);

interface Site {
  readonly graph: LinkGraph;
  readonly home: string;
  readonly start: string;
}

/**
 * Pages that no page links to and that show nothing of the site: with no link to it, none of its files, and neither its
 * name nor its mail or phone, such as the samples of a library; or lists that a program makes by itself, with what a linked list shows already.
 * @returns their places in the list of pages
 */
export function findStrays(pages: readonly PageFacts[], site: Site): number[] {
  const { graph, home, start } = site;
  const isAlone = ({ url }: PageFacts): boolean => {
    const node = graph.nodeOf(url);
    return url !== home && url !== start && (node < 0 || (graph.inlinks(node) === 0 && graph.depthOf(node) < 0));
  };
  const alone = [...pages.keys()].filter((index) => {
    const page = itemAt(pages, index);
    return page.isHtml && page.indexability.indexable && isAlone(page);
  });
  if (alone.length === 0) return [];
  const linked = pages.filter((page) => page.isHtml && page.response.status === 200 && !isAlone(page));
  const frame = frameOf(linked, home, graph);
  if (frame === null) return [];
  const names = new Set(linked.map(({ url }) => documentNameOf(url)));
  const files = new Set(linked.slice(0, MOST_ASKED).flatMap((page) => filesOf(page)));
  const unnamed = alone.filter((index) => !names.has(documentNameOf(itemAt(pages, index).url)));
  const namesHouse = createHouseTest(linked, home);
  const lists = linked.filter(({ kind }) => MAY_LIST.has(kind)).slice(0, MOST_ASKED);
  return unnamed.filter((index) => {
    const page = itemAt(pages, index);
    return (
      (leadsNowhere(page, graph) &&
        !page.tech.jsShell &&
        !namesHouse(page) &&
        !filesOf(page).some((file) => files.has(file) && !isBeside(page, file))) ||
      (MAY_LIST.has(page.kind) && lists.some((list) => showsTheSame(page, list, frame, graph)))
    );
  });
}

const targetsOf = ({ url }: PageFacts, graph: LinkGraph): number[] => {
  const node = graph.nodeOf(url);
  return node < 0 ? [] : [...graph.outlinks(node)];
};

/** What most pages link to, the home page too: menus and footer. Null where scripts write them, or there are none. */
function frameOf(linked: readonly PageFacts[], home: string, graph: LinkGraph): ReadonlySet<number> | null {
  if (linked.length < LEAST_PAGES) return null;
  const counts = new Map<number, number>();
  for (const page of linked)
    for (const target of targetsOf(page, graph)) counts.set(target, (counts.get(target) ?? 0) + 1);
  const start = graph.nodeOf(home);
  const onHome = new Set(start < 0 ? [] : [start, ...graph.outlinks(start)]);
  const frame = [...counts]
    .filter(([target, count]) => count >= linked.length * FRAME_SHARE && onHome.has(target))
    .map(([target]) => target);
  return frame.length < LEAST_IN_FRAME ? null : new Set(frame);
}

/** A page links to no other of the site. */
const leadsNowhere = (page: PageFacts, graph: LinkGraph): boolean => {
  const own = graph.nodeOf(page.url);
  return targetsOf(page, graph).every((target) => target === own);
};

/** Styles and scripts of a page: whoever makes a page for a site gives it the site's look. */
const filesOf = ({ resources: { styles, scripts } }: PageFacts): string[] =>
  [...styles, ...scripts].flatMap(({ url }) => url ?? []);

/** A library's sample loads the library from its own folder, as pages of the site may do, too. */
function isBeside({ url }: PageFacts, file: string): boolean {
  const folder = new URL("..", url);
  return folder.pathname.split("/").filter(Boolean).length > 1 && file.startsWith(folder.href);
}

/** One list under two names: the same text, and no link of its own. */
function showsTheSame(page: PageFacts, list: PageFacts, frame: ReadonlySet<number>, graph: LinkGraph): boolean {
  if (page.text.mainWords === 0 || list.text.mainWords === 0 || !areNear(page, list)) return false;
  const shown = new Set(targetsOf(list, graph));
  const own = targetsOf(page, graph).filter((target) => !frame.has(target));
  return own.length > 0 && own.every((target) => shown.has(target));
}

function areNear({ text: one }: PageFacts, { text: other }: PageFacts): boolean {
  if (one.hash === other.hash) return true;
  const [a, b] = [one.simhash, other.simhash].map((hash) => BigInt(`0x${hash || "0"}`));
  return ((a ?? 0n) ^ (b ?? 0n)).toString(2).replaceAll("0", "").length <= MOST_BITS;
}
