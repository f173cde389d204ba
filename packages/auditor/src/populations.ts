import type { PageFacts, PageKind } from "@audit/facts";

/** What tells a population is never the links: they are gone once the link graph has them. */
type Page = Omit<PageFacts, "links">;

/** The pages a rule speaks about. Outside it the rule is not applicable and says nothing. */
export interface Population {
  readonly name: string;
  readonly includes: (page: Page) => boolean;
}

const served = (page: Page): boolean => page.isHtml && page.response.status === 200;
/** Sends visitors on at once by meta refresh: a redirect in all but name, of which nobody sees the page. */
const forwards = ({ head }: Page): boolean =>
  head.refresh !== null && head.refresh.url !== null && head.refresh.seconds < 2;
const seen = (page: Page): boolean => served(page) && page.tech.botWall === null && !forwards(page);
const listed = (page: Page): boolean => seen(page) && page.indexability.indexable;

export const everyResponse: Population = { name: "every address fetched", includes: () => true };
export const servedHtml: Population = { name: "HTML pages with status 200", includes: served };
/** What a visitor sees, listed or not; challenge pages of a bot wall are not the site's own, and forwarders aren't seen. */
export const readableHtml: Population = {
  name: "HTML pages with status 200 and no bot wall",
  includes: seen,
};
/** What search engines may list: status 200, not noindex, not canonicalised elsewhere, no bot wall, no forwarder. */
export const indexableHtml: Population = { name: "indexable HTML pages", includes: listed };
/** Indexable pages and those that name another address as canonical: the pages whose canonical is listened to. */
export const listableHtml: Population = {
  name: "HTML pages open to listing, canonicalised ones included",
  includes: (page) =>
    served(page) &&
    page.tech.botWall === null &&
    (page.indexability.indexable || page.indexability.reason === "canonicalised"),
};
const PRIVATE_KINDS: ReadonlySet<PageKind> = new Set(["search", "cart", "checkout", "account"]);
/** Indexable pages that people share and engines quote: no cart, checkout, account or search page. Shells count. */
export const publicHtml: Population = {
  name: "indexable HTML pages meant for everyone",
  includes: (page) => listed(page) && !PRIVATE_KINDS.has(page.kind),
};
const SELDOM_SHARED: ReadonlySet<PageKind> = new Set(["policy", "contact"]);
/** What people send to each other. Nobody forwards terms of sale, so a preview of them is nobody's loss. */
export const sharedHtml: Population = {
  name: "indexable HTML pages that people share",
  includes: (page) => publicHtml.includes(page) && !SELDOM_SHARED.has(page.kind),
};
/** Indexable pages with text in the HTML; script shells are judged by their own rule, not by forty. */
export const indexableContent: Population = {
  name: "indexable HTML pages that are not script shells",
  includes: (page) => listed(page) && !page.tech.jsShell,
};

/** Pages an answer can be read from without running scripts. */
export const publicContent: Population = {
  name: "indexable HTML pages meant for everyone that are not script shells",
  includes: (page) => publicHtml.includes(page) && !page.tech.jsShell,
};

/** Indexable, script-free-readable pages of the given kinds. */
export function pagesOfKind(...kinds: readonly PageKind[]): Population {
  return {
    name: `indexable ${kinds.join(" or ")} pages`,
    includes: (page) => listed(page) && !page.tech.jsShell && kinds.includes(page.kind),
  };
}
export const homePage = pagesOfKind("home");
export const productPages = pagesOfKind("product");
export const categoryPages = pagesOfKind("category");
export const articlePages = pagesOfKind("article");
