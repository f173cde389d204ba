import { itemAt, OTHER_ADDRESS, STRAY, type PageFacts, type PageKind } from "@audit/facts";

/** What tells a population is never the links: they are gone once the link graph has them. */
type Page = Omit<PageFacts, "links">;

/** What a population depends on: what a page is and who gets to see it. Few differ, so like pages share one. */
export interface PageVisibility {
  readonly kind: PageKind;
  /** HTML with status 200, no second address of a page that counts elsewhere, and no sample left lying on the server. */
  readonly served: boolean;
  /** Served to visitors: no bot wall, no forwarder. */
  readonly seen: boolean;
  /** Seen and open to listing. */
  readonly listed: boolean;
  /** Listed but for a canonical elsewhere, if at all. */
  readonly listable: boolean;
  /** Without text until scripts have run. */
  readonly shell: boolean;
}

/** The pages a rule speaks about. Outside it the rule is not applicable and says nothing. */
export interface Population {
  readonly name: string;
  readonly includes: (page: Page) => boolean;
  readonly holds: (visibility: PageVisibility) => boolean;
}

/** Sends visitors on at once by meta refresh or script: a redirect in all but name, of which nobody sees the page. */
const forwards = ({ head }: Page): boolean =>
  head.refresh !== null && head.refresh.url !== null && head.refresh.seconds < 2;

const known = new Map<PageKind, PageVisibility[]>();

export function visibilityOf(page: Page): PageVisibility {
  const { kind } = page;
  const { indexable, reason } = page.indexability;
  const served = page.isHtml && page.response.status === 200 && reason !== OTHER_ADDRESS && reason !== STRAY;
  const open = served && page.tech.botWall === null;
  const seen = open && !forwards(page);
  const listed = seen && indexable;
  const listable = open && !forwards(page) && (indexable || reason === "canonicalised");
  const shell = listed && page.tech.jsShell;
  const code = Number(served) + 2 * Number(seen) + 4 * Number(listed) + 8 * Number(listable) + 16 * Number(shell);
  let ofKind = known.get(kind);
  if (ofKind === undefined) known.set(kind, (ofKind = []));
  return (ofKind[code] ??= { kind, served, seen, listed, listable, shell });
}

const populate = (name: string, holds: Population["holds"]): Population => ({
  name,
  includes: (page) => holds(visibilityOf(page)),
  holds,
});

const visibilities = new WeakMap<readonly Page[], readonly PageVisibility[]>();

/** How visible each page of a site is. Dozens of rules ask, so each page is looked at once. */
function visibilitiesOf(pages: readonly Page[]): readonly PageVisibility[] {
  let all = visibilities.get(pages);
  if (all === undefined) visibilities.set(pages, (all = pages.map(visibilityOf)));
  return all;
}

/** Pages of a site that are of a population. */
export function pagesIn<P extends Page>(pages: readonly P[], { holds }: Population): P[] {
  const all = visibilitiesOf(pages);
  return pages.filter((_, index) => holds(itemAt(all, index)));
}

/** Those of the given indices whose pages are of a population. */
export function indicesAmong(pages: readonly Page[], indices: readonly number[], { holds }: Population): number[] {
  const all = visibilitiesOf(pages);
  return indices.filter((index) => holds(itemAt(all, index)));
}

/** The same as pages. */
export const pagesAmong = <P extends Page>(
  pages: readonly P[],
  indices: readonly number[],
  population: Population,
): P[] => indicesAmong(pages, indices, population).map((index) => itemAt(pages, index));

const KINDS: Readonly<Record<PageKind, true>> = {
  home: true,
  category: true,
  list: true,
  product: true,
  service: true,
  article: true,
  legal: true,
  contact: true,
  about: true,
  cart: true,
  account: true,
  search: true,
  other: true,
};
const pageKinds = Object.keys(KINDS) as PageKind[];

/** Kinds of pages that a population may hold; null for all kinds. */
export function kindsIn({ holds }: Population): readonly PageKind[] | null {
  const open = { served: true, seen: true, listed: true, listable: true };
  const kinds = pageKinds.filter((kind) => [true, false].some((shell) => holds({ ...open, kind, shell })));
  return kinds.length === pageKinds.length ? null : kinds;
}

export const everyResponse = populate("every address fetched", () => true);
export const servedHtml = populate("HTML pages with status 200", ({ served }) => served);
/** What a visitor sees, listed or not; challenge pages of a bot wall are not the site's own, and forwarders aren't seen. */
export const readableHtml = populate("HTML pages with status 200 and no bot wall", ({ seen }) => seen);
/** What search engines may list: status 200, not noindex, not canonicalised elsewhere, no bot wall, no forwarder. */
export const indexableHtml = populate("indexable HTML pages", ({ listed }) => listed);
/** Indexable pages and those that name another address as canonical: the pages whose canonical is listened to. */
export const listableHtml = populate(
  "HTML pages open to listing, canonicalised ones included",
  ({ listable }) => listable,
);
const PRIVATE_KINDS: ReadonlySet<PageKind> = new Set(["search", "cart", "account"]);
const isPublic = ({ listed, kind }: PageVisibility): boolean => listed && !PRIVATE_KINDS.has(kind);
/** Indexable pages that people share and engines quote: no cart, checkout, account or search page. Shells count. */
export const publicHtml = populate("indexable HTML pages meant for everyone", isPublic);
const SELDOM_SHARED: ReadonlySet<PageKind> = new Set(["legal", "contact"]);
/** What people send to each other. Nobody forwards terms of sale, so a preview of them is nobody's loss. */
export const sharedHtml = populate(
  "indexable HTML pages that people share",
  (visibility) => isPublic(visibility) && !SELDOM_SHARED.has(visibility.kind),
);
/** Indexable pages with text in the HTML; script shells are judged by their own rule, not by forty. */
export const indexableContent = populate(
  "indexable HTML pages that are not script shells",
  ({ listed, shell }) => listed && !shell,
);

/** The same with pages that name another address as canonical: what their template writes shows on them, too. */
export const listableContent = populate(
  "HTML pages open to listing that are not script shells, canonicalised ones included",
  ({ listable, shell }) => listable && !shell,
);

/** Pages an answer can be read from without running scripts. */
export const publicContent = populate(
  "indexable HTML pages meant for everyone that are not script shells",
  (visibility) => isPublic(visibility) && !visibility.shell,
);

/** Indexable, script-free-readable pages of the given kinds. */
export const pagesOfKind = (...kinds: readonly PageKind[]): Population =>
  populate(
    `indexable ${kinds.join(" or ")} pages`,
    ({ listed, shell, kind }) => listed && !shell && kinds.includes(kind),
  );
export const homePage = pagesOfKind("home");
export const productPages = pagesOfKind("product");
export const categoryPages = pagesOfKind("category");
export const articlePages = pagesOfKind("article");
