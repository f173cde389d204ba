import type { PageKind } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

/** What a page is for; null for an address that is no page of the site. */
export const kindAt = (url: string, view: SiteView): PageKind | null => view.pageAt(url)?.kind ?? null;

const PERSONAL: ReadonlySet<PageKind | null> = new Set<PageKind>(["cart", "account", "search"]);

/** Pages for one visitor, which nobody should find by searching. */
export const isPersonal = (url: string, view: SiteView): boolean => PERSONAL.has(kindAt(url, view));

const KEPT: ReadonlySet<PageKind | null> = new Set<PageKind>(["home", "category", "list", "legal", "contact"]);

/** Pages that a site is lost without: no fix sends visitors or search engines away from them. */
export const isKept = (url: string, view: SiteView): boolean => KEPT.has(kindAt(url, view));
