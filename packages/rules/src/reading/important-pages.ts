import { itemAt, type PageKind, type SiteFacts } from "@audit/facts";

const PRIVATE_KINDS: ReadonlySet<PageKind> = new Set(["search", "cart", "account"]);
const EACH_TEMPLATE = 2;

type Source = Pick<SiteFacts, "home" | "pages" | "graph" | "templates">;

/**
 * The addresses an answer engine most wants: the home page, then the best linked indexable pages of every template.
 * Pages meant for one visitor (cart, checkout, account, search) are left out, and other hosts: their robots.txt differs.
 */
export function importantPages(site: Source): string[] {
  const rank = (url: string): number => {
    const node = site.graph.nodeOf(url);
    return node < 0 ? 0 : site.graph.rankOf(node);
  };
  const best = site.templates
    .filter((template) => !PRIVATE_KINDS.has(template.kind))
    .flatMap((template) =>
      template.pages
        .map((index) => itemAt(site.pages, index))
        .filter((page) => page.indexability.indexable)
        .map(({ url }) => ({ url, rank: rank(url) }))
        .toSorted((a, b) => b.rank - a.rank)
        .slice(0, EACH_TEMPLATE)
        .map(({ url }) => url),
    );
  const { origin } = new URL(site.home);
  return [...new Set([site.home, ...best.filter((url) => new URL(url).origin === origin)])];
}
