import { isNameOf, itemAt, readMeanings, type PageFacts } from "@audit/facts";
import { isArchivePath, isFilePath, isPersonalPath, isUtilityPath } from "../../knowledge/utility-paths.ts";
import { languageFolder } from "../../reading/language-folder.ts";
import { tokensOf } from "../../reading/words.ts";
import { addressWords } from "../../view/address-words.ts";
import { pageName } from "../../view/page-name.ts";
import { writtenIn } from "../../view/related-pages.ts";
import type { SiteView } from "../../view/site-view.ts";

/** What a script writes in place of a value that it does not have. */
const NO_VALUE = /^(?:undefined|null|nan|\[object object\]|%5bobject%20object%5d)$/i;

/** What helps where no page is meant: the link is seldom the thing to take away. */
export function withoutTarget(old: string, sources: readonly string[], inLayout: boolean, view: SiteView): string {
  const { pathname } = new URL(old);
  if (pathname.split("/").some((part) => NO_VALUE.test(part)))
    return "a program wrote this address without its value: let it write the link only where the record has an address, and the finished list into the HTML";
  const meant = meantOutside(old, sources, view);
  if (meant !== null)
    return `written relative to its page: it means ${meant}, which is missing, too; begin the link with a slash once that page is there`;
  if (isPersonalPath(pathname))
    return "basket, sign-in and the like have to answer here: connect them again, and leave the link where it is";
  if (owedMeanings(old, sources, view).length > 0)
    return `${inLayout ? "the layout of most pages links here: " : ""}publish the page at this address, and leave the link where it is: visitors and the law expect it`;
  if (inLayout)
    return "the layout of most pages links here: publish the page at this address; only where it is not to be, take the link out";
  if (isArchivePath(pathname))
    return "a list that the program makes by itself and that is not there: publish such lists, or let the template write these words without a link";
  if (isFilePath(pathname)) return "a file that is not there: upload it at this address, or take the link out";
  if (isUtilityPath(pathname))
    return "an address of the program, none for visitors: let the program answer there again, or take the link out";
  if (isAmongProducts(old, view))
    return "a product without a page: publish it, or let what writes the link show only products that have one";
  const list = listAbove(old, view);
  return list === null
    ? NO_PAGE
    : `no page that was read goes by this name: bring the page back, or lead the link to the list above it, ${list}`;
}

/** The dead address that a link written relative to the folder of its pages means: another link names it from the root. */
function meantOutside(old: string, sources: readonly string[], { site: { graph } }: SiteView): string | null {
  const { origin, pathname } = new URL(old);
  const parts = pathname.split("/").slice(1);
  for (let at = 1; at < parts.length && sources.length > 0; at++) {
    const folder = `${origin}/${parts.slice(0, at).join("/")}/`;
    if (!sources.every((source) => source.startsWith(folder))) return null;
    const meant = `${origin}/${parts.slice(at).join("/")}`;
    const node = graph.nodeOf(meant);
    if (node >= 0 && graph.inlinks(node) > 0) return meant;
  }
  return null;
}

export const NO_PAGE =
  "no page that was read goes by this name: bring the page back, choose another one, or take the link out";

/** What a business owes its visitors. */
const OWED = ["privacy", "terms", "imprint", "returns", "shipping", "contact"] as const;

type Owed = (typeof OWED)[number];

const LONGEST_NAME = 60;

/** What a dead address was to say, by its words and those of its links, in the languages of the pages that link there and English. */
function owedMeanings(old: string, sources: readonly string[], view: SiteView): readonly Owed[] {
  const { pathname } = new URL(old);
  if ((isUtilityPath(pathname) && !isPoliciesFolder(pathname)) || isAmongProducts(old, view)) return [];
  const languages = sources.slice(0, MOST_ASKED).flatMap((source) => {
    const page = view.pageAt(source);
    return page === null ? [] : (writtenIn(page, view) ?? []);
  });
  return meaningsOf(namesOfLink(old, view), [...new Set(languages), "en"]);
}

/** A folder in which shop systems keep what is owed. */
const isPoliciesFolder = (pathname: string): boolean => /^\/policies\/[^/]+$/i.test(pathname);

const EVERY_LANGUAGE: readonly string[] = [];

/** A single word has to be the name itself: "contactlens" is something to buy. */
const meaningsOf = (names: readonly string[], languages: readonly string[]): readonly Owed[] =>
  OWED.filter((one) =>
    names.some(
      (name) =>
        name.length <= LONGEST_NAME &&
        (/\s/.test(name.trim())
          ? readMeanings(name, languages, [one]).length > 0
          : isNameOf(name.trim(), EVERY_LANGUAGE, [one])),
    ),
  );

/** The words of an address, and of the links to it. */
function namesOfLink(url: string, { site: { graph } }: SiteView): readonly string[] {
  const node = graph.nodeOf(url);
  return [addressWords(url) ?? "", ...(node < 0 ? [] : graph.anchorsOf(node))].filter((name) => name !== "");
}

/** Kinds of pages that may say what a business owes. */
const OWED_KINDS: ReadonlySet<string> = new Set(["legal", "contact", "other"]);

/**
 * The living page that says what a dead one of the same meaning was to say: terms under another name. Of several the one
 * that shares most of the words that tell them apart.
 */
export function owedPage(old: string, sources: readonly string[], view: SiteView): string | null {
  const wanted = owedMeanings(old, sources, view);
  if (wanted.length === 0) return null;
  const found = view.served.flatMap((index) => {
    const page = itemAt(view.site.pages, index);
    const isOne = OWED_KINDS.has(page.kind) && languageFolder(page.url) === languageFolder(old);
    const names = isOne ? [addressWords(page.url) ?? "", pageName(page, view) ?? ""] : [];
    const meant = isOne ? meaningsOf(names, [writtenIn(page, view) ?? "en", "en"]) : [];
    return meant.length > 0 && meant.every((one) => wanted.includes(one)) ? [{ page, words: wordsIn(names) }] : [];
  });
  if (found.length < 2) return found[0]?.page.url ?? null;
  const common = new Set([...(found[0]?.words ?? [])].filter((word) => found.every(({ words }) => words.has(word))));
  const asked = [...wordsIn(namesOfLink(old, view))].filter((word) => !common.has(word));
  const [first, second] = found
    .map(({ page, words }) => ({ page, shared: asked.filter((word) => words.has(word)).length }))
    .toSorted((a, b) => b.shared - a.shared);
  return first !== undefined && first.shared > (second?.shared ?? 0) ? first.page.url : null;
}

const wordsIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap(tokensOf).filter((word) => word.length > 2));

/** The page, where one of those that link there is in its language; a basket in another one is no stand-in. */
export function inLanguageOf(sources: readonly string[], target: string | null, view: SiteView): string | null {
  const page = target === null ? null : view.pageAt(target);
  if (page === null || sources.length === 0) return target;
  const languages = sources.slice(0, MOST_ASKED).map((source) => {
    const from: PageFacts | null = view.pageAt(source);
    return from === null ? null : writtenIn(from, view);
  });
  const own = writtenIn(page, view);
  return own === null || languages.includes(null) || languages.includes(own) ? target : null;
}

/** Pages that are asked for their language. */
const MOST_ASKED = 20;

const productFolders = new WeakMap<SiteView, ReadonlySet<string>>();

/** What lies in one of its folders, however deep, is products, and mostly those. */
function isAmongProducts(old: string, view: SiteView): boolean {
  const known = productFolders.get(view) ?? readProductFolders(view);
  productFolders.set(view, known);
  return foldersOf(old).some((folder) => known.has(folder));
}

/** "/shop/", "/shop/tents/" */
function foldersOf(url: string): string[] {
  const parts = new URL(url).pathname.split("/").filter(Boolean).slice(0, -1);
  return parts.map((_part, at) => `/${parts.slice(0, at + 1).join("/")}/`);
}

function readProductFolders(view: SiteView): ReadonlySet<string> {
  const counts = new Map<string, { all: number; products: number }>();
  for (const index of view.served) {
    const { url, kind } = itemAt(view.site.pages, index);
    for (const folder of foldersOf(url)) {
      const count = counts.get(folder) ?? { all: 0, products: 0 };
      counts.set(folder, { all: count.all + 1, products: count.products + (kind === "product" ? 1 : 0) });
    }
  }
  return new Set([...counts].flatMap(([folder, { all, products }]) => (products > all / 2 ? [folder] : [])));
}

/** The nearest living list in whose folder a dead address lies. */
function listAbove(old: string, view: SiteView): string | null {
  const { origin, pathname } = new URL(old);
  const parts = pathname.split("/").filter(Boolean);
  for (let kept = parts.length - 1; kept > 0; kept--) {
    const folder = `${origin}/${parts.slice(0, kept).join("/")}`;
    const pages = [`${folder}/`, folder, `${folder}.html`].map((url) => view.pageAt(url));
    const list = pages.find((page) => page?.response.status === 200 && LISTS.has(page.kind));
    if (list) return list.url;
  }
  return null;
}

const LISTS: ReadonlySet<string> = new Set(["category", "list"]);
