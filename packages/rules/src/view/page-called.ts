import { itemAt, type PageFacts } from "@audit/facts";
import { isLaterPage } from "../reading/pagination.ts";
import { normalised, withoutAccents } from "../reading/words.ts";
import { oneLine } from "../escape/plain.ts";
import { addressWords } from "./address-words.ts";
import { pageName, withoutSiteName } from "./page-name.ts";
import type { SiteView } from "./site-view.ts";

/** Shorter words stand on switches and arrows, which lead somewhere else from each page. */
const LEAST_LETTERS = 3;

interface Called {
  /** By the names that pages give themselves, then by the words of links, dead ones included: where they lead. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The address that most links name, of those under which one page is served. */
  readonly addresses: ReadonlyMap<string, string>;
}

const known = new WeakMap<SiteView, Called>();

/**
 * The one living page that goes by these very words: it calls itself so, or links elsewhere on the site lead to it with
 * them. Null where none is or several pages are.
 * @param except the dead address whose own links bear the words
 */
export function pageCalled(words: string, view: SiteView, except: string | null = null): string | null {
  const wanted = keyOf(words);
  if ((wanted.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const called = known.get(view) ?? readNames(view);
  known.set(view, called);
  const own = except === null ? null : formOf(except);
  // One word on a link elsewhere may be a tag that many pages carry, but where the address ends in it, too, or it is one
  // of the few pages of law.
  const byLinks = [...(called.anchors.get(wanted) ?? [])].filter(
    (form) => wanted.includes(" ") || endsIn(form, wanted) || isLegal(called.addresses.get(form), view),
  );
  for (const found of [called.names.get(wanted) ?? [], byLinks]) {
    const forms = [...found].filter((form) => form !== own);
    const [only] = forms;
    if (forms.length === 1 && only !== undefined) return called.addresses.get(only) ?? null;
    if (forms.length > 1) return null;
  }
  return null;
}

const isLegal = (url: string | undefined, view: SiteView): boolean =>
  url !== undefined && view.pageAt(url)?.kind === "legal";

const endsIn = (form: string, word: string): boolean => form.split("/").at(-1) === withoutAccents(word);

/** Letters and digits alone: signs beside a link's words name nothing. */
const keyOf = (words: string): string => (normalised(words).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");

/** The same for a folder, its index file and the name without ending. */
function formOf(url: string): string {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/(?:\/(?:index|default))?\.(?:html?|php|aspx?)$/i, "").replace(/\/(?:index)?$/i, "");
  return path.toLowerCase() + search;
}

function readNames(view: SiteView): Called {
  const [names, anchors] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const addresses = new Map<string, string>();
  const note = (kept: Map<string, Set<string>>, words: string, form: string): void => {
    const key = keyOf(words);
    if (key === "") return;
    const forms = kept.get(key);
    if (forms === undefined) kept.set(key, new Set([form]));
    else forms.add(form);
  };
  for (const index of view.served) {
    const page = itemAt(view.site.pages, index);
    if (page.kind === "home" || isLaterPage(page.url) || page.head.refresh?.url || isCopy(page)) continue;
    const form = formOf(page.url);
    const best = addresses.get(form);
    if (best === undefined || weightOf(page, view) > weightOf(view.pageAt(best), view)) addresses.set(form, page.url);
    for (const name of namesOf(page, view)) note(names, name, form);
  }
  const { graph } = view.site;
  for (const [node, url] of graph.urls.entries())
    for (const words of graph.anchorsOf(node)) note(anchors, words, formOf(url));
  return { names, anchors, addresses };
}

/** Of several addresses of one page the one to be listed, else the one linked most; an index file's is the last choice. */
function weightOf(page: PageFacts | null, view: SiteView): number {
  if (page === null || /\/(?:index|default)\.[a-z]{3,5}$/i.test(page.url)) return -1;
  return (page.indexability.indexable ? view.served.length + 1 : 0) + view.inlinksOf(page.url);
}

/** A page under an address with additions that names another one as the main. */
const isCopy = ({ url, indexability }: PageFacts): boolean => url.includes("?") && !indexability.indexable;

/** What a page calls itself, and what its address says in two words or more. */
function namesOf(page: PageFacts, view: SiteView): readonly string[] {
  const address = addressWords(page.url);
  return [
    pageName(page, view),
    ...page.head.titles.slice(0, 1).map((title) => withoutSiteName(title, view.nameOn(page))),
    ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    address?.includes(" ") ? address : null,
  ].flatMap((name) => (name === null || oneLine(name) === "" ? [] : [name]));
}
