import type { MeantKind, PageKind } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

const MEANT: Partial<Record<PageKind, MeantKind>> = { policy: "legal", checkout: "cart", faq: "other" };

/** What a page is for; null for an address that is no page of the site. */
export function kindAt(url: string, view: SiteView): MeantKind | null {
  const kind = view.pageAt(url)?.kind;
  return kind === undefined ? null : (MEANT[kind] ?? (kind as MeantKind));
}

const PERSONAL: ReadonlySet<MeantKind | null> = new Set<MeantKind>(["cart", "account", "search"]);

/** Pages for one visitor, which nobody should find by searching. */
export const isPersonal = (url: string, view: SiteView): boolean => PERSONAL.has(kindAt(url, view));

const KEPT: ReadonlySet<MeantKind | null> = new Set<MeantKind>(["home", "category", "list", "legal", "contact"]);

/** Pages that a site is lost without: no fix sends visitors or search engines away from them. */
export const isKept = (url: string, view: SiteView): boolean => KEPT.has(kindAt(url, view));
