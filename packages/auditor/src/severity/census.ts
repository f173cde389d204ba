import type { PageKind, SiteFacts } from "@audit/facts";

export const PRIVATE: ReadonlySet<PageKind> = new Set(["cart", "account", "search"]);
export const SIDE: ReadonlySet<PageKind> = new Set(["legal", "contact", "about"]);
const CATALOGUE: ReadonlySet<PageKind> = new Set(["product", "category"]);

/** The pages of a site as far as weights depend on them. */
export interface Census {
  readonly kindOf: ReadonlyMap<string, PageKind>;
  /** HTML pages that were read. */
  readonly read: number;
  readonly listed: number;
  /** Products and categories of a shop; the pages that people look for anywhere else. */
  readonly lives: ReadonlySet<string>;
  /** Goods at addresses of their own that search engines are told to leave out. */
  readonly hiddenGoods: ReadonlySet<string>;
  /** Goods that search engines may list. */
  readonly openGoods: number;
  readonly sells: boolean | null;
}

export function takeCensus({ home, pages, profile }: Pick<SiteFacts, "home" | "pages" | "profile">): Census {
  const served = pages.filter(({ isHtml, response }) => isHtml && response.status === 200);
  const listed = served.filter(({ indexability }) => indexability.indexable);
  const goods = listed.filter(({ kind }) => CATALOGUE.has(kind));
  const sought = listed.filter(({ kind }) => !PRIVATE.has(kind) && !SIDE.has(kind));
  return {
    // What stands at the address of the site is its start, also where it only forwards.
    kindOf: new Map(served.map(({ url, kind }) => [url, url === home || isRoot(url) ? "home" : kind])),
    read: served.length,
    listed: listed.length,
    lives: new Set((goods.length > 0 ? goods : sought).map(({ url }) => url)),
    openGoods: listed.filter(({ kind }) => kind === "product").length,
    hiddenGoods: new Set(
      served
        .filter(({ kind, indexability, url }) => kind === "product" && !indexability.indexable && !url.includes("?"))
        .map(({ url }) => url),
    ),
    sells: profile.sells,
  };
}

/** The address that people type, which some sites leave to a forwarder. */
function isRoot(url: string): boolean {
  const { pathname, search } = URL.parse(url) ?? { pathname: "", search: "" };
  return pathname === "/" && search === "";
}
