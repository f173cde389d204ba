import type { ColdStore, LinkFact, PageFacts, PageKind } from "@audit/facts";

/** The links of pages whose kind or indexability may be corrected: the site's own pages have lost theirs by then. */
export interface KeptLinks {
  /** @param isCold whether they lie in the store, as those of a large site do */
  keep(page: PageFacts, isCold: boolean): void;
  /** Null where they were not kept: that is no page without links. */
  of(url: string): readonly LinkFact[] | null;
}

/** Kinds that a page keeps whatever the other pages of its template are. */
const settled: ReadonlySet<PageKind> = new Set(["home", "legal", "contact", "about", "cart", "account", "search"]);

export function createKeptLinks(cold: ColdStore | undefined): KeptLinks {
  const warm = new Map<string, readonly LinkFact[]>();
  const places = new Map<string, number>();
  return {
    keep(page, isCold) {
      if (!page.isHtml || page.response.status !== 200) return;
      // Where the whole site asks to be left out, such a page is judged anew as if it were open.
      const mayOpen = page.indexability.reason === "noindex";
      if (!mayOpen && settled.has(page.kind)) return;
      if (isCold && cold) places.set(page.url, cold.put(page.links));
      else warm.set(page.url, page.links);
    },
    of(url) {
      const place = places.get(url);
      // What comes out is what went in: links are plain data.
      return place === undefined ? (warm.get(url) ?? null) : (cold?.get(place) as readonly LinkFact[]);
    },
  };
}
