import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { primaryLanguage, readHreflang } from "../knowledge/hreflang-code.ts";
import type { SiteView } from "./site-view.ts";

/** One page in several languages: language to page, two at least. */
export type LanguageSet = ReadonlyMap<string, PageFacts>;

/**
 * Pages that are each other in another language: at the same path but for the language's folder, or where each links to
 * one page in the other language only, and they to each other. Guessed from nothing else.
 */
export function languageSets(view: SiteView): LanguageSet[] {
  const pages = view.served
    .map((index) => itemAt(view.site.pages, index))
    .filter((page) => page.isHtml && page.indexability.indexable && codeOf(page) !== null);
  const byPath = Map.groupBy(pages, ({ url }) => barePath(url));
  const sets = [...byPath.values()].flatMap((same) => asSet(same) ?? []);
  const taken = new Set(sets.flatMap((set) => [...set.values()]));
  return [
    ...sets,
    ...linkedPairs(
      pages.filter((page) => !taken.has(page)),
      view.site,
    ),
  ];
}

const codeOf = (page: PageFacts): string | null => primaryLanguage(page.head.lang ?? "");

function asSet(pages: readonly PageFacts[]): LanguageSet | null {
  const set = new Map(pages.map((page) => [codeOf(page) ?? "", page]));
  return set.size === pages.length && set.size > 1 ? set : null;
}

/** "/en/business/x/index.html" is "/business/x" in English. */
function barePath(url: string): string {
  const { host, pathname } = new URL(url);
  const parts = pathname.split("/").filter((part) => part !== "" && !/^index\.\w+$/.test(part));
  const folder = (parts[0] ?? "").replace("_", "-");
  const isFolder = typeof readHreflang(folder) === "object";
  return `${host}/${(isFolder ? parts.slice(1) : parts).join("/").toLowerCase()}`;
}

/** Two pages of which each is the only one in its language that the other links to. */
function linkedPairs(pages: readonly PageFacts[], { graph }: Pick<SiteFacts, "graph">): LanguageSet[] {
  const known = new Map(pages.map((page) => [page.url, page]));
  const partnerOf = (page: PageFacts): PageFacts | null => {
    const others = new Set(
      linkedFrom(page.url, graph).flatMap((url) => {
        const target = known.get(url);
        return target !== undefined && codeOf(target) !== codeOf(page) ? [target] : [];
      }),
    );
    const [only, ...more] = others;
    return only !== undefined && more.length === 0 ? only : null;
  };
  return pages.flatMap((page) => {
    const other = partnerOf(page);
    return other !== null && page.url < other.url && partnerOf(other) === page ? (asSet([page, other]) ?? []) : [];
  });
}

function linkedFrom(url: string, graph: SiteFacts["graph"]): string[] {
  const node = graph.nodeOf(url);
  return node < 0 ? [] : [...graph.outlinks(node)].flatMap((target) => graph.urls[target] ?? []);
}
