import { itemAt, type PageFacts, sameSite } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { languageOf } from "../../reading/language.ts";
import { noted } from "../../reading/noted.ts";
import { shareTopic } from "../../reading/topics.ts";
import { anchorTo } from "../../view/internal-links.ts";
import { addressWords } from "../../view/address-words.ts";
import { linkWords } from "../../view/page-words.ts";
import { pageName } from "../../view/page-name.ts";
import type { SiteView } from "../../view/site-view.ts";

export interface Step {
  readonly name: string;
  readonly url: string | null;
}

/** A trail is read at a glance. */
const LONGEST_NAME = 40;
/** Lists that link to a product; of more none is its place. */
const MOST_LISTS = 20;

/** The trail that visitors see, ending at this page; empty where they see none. */
export function visibleTrail(page: PageFacts, view: SiteView): Step[] {
  const visible = page.commerce.breadcrumbs.flatMap(({ text, url }, index): Step[] => {
    // A first step that leads to the page itself is a home link that somebody forgot to fill in.
    const astray = index === 0 && (url === null || url === page.url) && page.commerce.breadcrumbs.length > 1;
    const target = astray ? homeFor(page, view) : onOwnHost(url, view);
    return !astray && url !== null && target === null ? [] : [{ name: lastStep(oneLine(text)), url: target }];
  });
  return endedHere(page, view, eachOnce(visible));
}

/** A button back leads where a step does, and holds its word twice: for the eye and for readers. */
const eachOnce = (steps: readonly Step[]): Step[] =>
  steps.filter((step) => !isDoubled(step.name) || !steps.some((other) => other !== step && other.url === step.url));

function isDoubled(name: string): boolean {
  const half = name.slice(0, name.length / 2);
  return half !== "" && name === half + half;
}

/**
 * An address of another domain as the same path of the site, where that is a page: a copy keeps the links of its maker.
 * Null where it is none, for a trail leads through the site alone.
 */
export function onOwnHost(url: string | null, view: SiteView): string | null {
  const target = url === null ? null : URL.parse(url);
  if (target === null || target.host === new URL(view.site.home).host) return url;
  const own = new URL(target.pathname + target.search, view.site.home).href;
  if (view.pageAt(own)?.response.status === 200) return own;
  return sameSite(target.href, view.site.home) ? url : null;
}

function endedHere(page: PageFacts, view: SiteView, visible: readonly Step[]): Step[] {
  const last = visible.at(-1);
  if (last === undefined) return [];
  const own = ownStep(page, view);
  const endsHere = last.url === null || last.url === page.url || last.name === own.name;
  const steps = endsHere ? [...visible] : [...visible, own];
  return steps.length > 1 ? steps : [];
}

/**
 * The way to this page, as the site's own lists and folders have it: from the home page of its language over its
 * category. Empty where no step between the two is known.
 */
export function ownTrail(page: PageFacts, view: SiteView): Step[] {
  const home = homeFor(page, view);
  if (home === null) return [];
  const folders = foldersOf(page, view);
  const between = folders.length > 0 ? folders : listOf(page, view);
  return between.length === 0
    ? []
    : [{ name: homeName(home, view), url: home }, ...between.map((url) => stepTo(url, view)), ownStep(page, view)];
}

/** Lists of products and what stands between them and the home page are one step away from it. */
export const wholeTrail = (page: PageFacts, view: SiteView): Step[] => {
  const trail = visibleTrail(page, view);
  if (trail.length > 0) return trail;
  const own = ownTrail(page, view);
  if (own.length > 0 || page.kind === "product") return own;
  const home = homeFor(page, view);
  return home === null ? [] : [{ name: homeName(home, view), url: home }, ownStep(page, view)];
};

/** Steps written as one text, "Guides › Sand": those without a link are none, and the last one is the page. */
const lastStep = (text: string): string => text.split(/\s[›»→]\s/u).at(-1) ?? text;

/** As the trails of other pages in its language call it, else the site's name. */
function homeName(home: string, view: SiteView): string {
  const page = view.pageAt(home);
  const language = page === null ? null : languageOf(page.head.lang);
  const shown = firstSteps(view).find((step) => step.language === language);
  return shown?.name ?? (page === null ? view.name : view.nameOn(page));
}

interface FirstStep {
  readonly name: string;
  readonly language: string | null;
}

const firstCrumb = noted(({ commerce }) => commerce.breadcrumbs[0] ?? null);

const shownFirst = new WeakMap<SiteView, readonly FirstStep[]>();

/** What visible trails begin with, where they lead to a home page. */
function firstSteps(view: SiteView): readonly FirstStep[] {
  const known = shownFirst.get(view);
  if (known !== undefined) return known;
  const found = new Map<string | null, FirstStep>();
  for (const index of view.served) {
    const page = itemAt(view.site.pages, index);
    const first = firstCrumb(page);
    const language = languageOf(page.head.lang);
    if (first === null || first.url === null || found.has(language)) continue;
    const name = oneLine(first.text);
    if (name !== "" && name.length <= LONGEST_NAME && view.pageAt(first.url)?.kind === "home")
      found.set(language, { name, language });
  }
  const all = [...found.values()];
  shownFirst.set(view, all);
  return all;
}

export const ownStep = (page: PageFacts, view: SiteView): Step =>
  page.kind === "product"
    ? { name: pageName(page, view) ?? linkWords(page.url, view), url: page.url }
    : stepTo(page.url, view);

/** A category is called as in the menu: its heading may be a slogan. */
function stepTo(url: string, view: SiteView): Step {
  const menu = oneLine(anchorTo(view.site.graph, url));
  const words = linkWords(url, view);
  const isName =
    menu !== "" &&
    menu.length <= Math.min(LONGEST_NAME, words.length) &&
    shareTopic(menu, `${words} ${addressWords(url) ?? ""}`);
  return { name: isName ? menu : words, url };
}

const homes = new WeakMap<SiteView, readonly PageFacts[]>();

/** The home page in the language of a page; null where the site has none. */
function homeFor(page: PageFacts, view: SiteView): string | null {
  const known =
    homes.get(view) ?? view.site.pages.filter(({ kind, response }) => kind === "home" && response.status === 200);
  homes.set(view, known);
  const language = languageOf(page.head.lang);
  const fitting = known.filter(({ head }) => {
    const own = languageOf(head.lang);
    return own === null || language === null || own === language;
  });
  const folder = (url: string): string => url.slice(0, url.lastIndexOf("/") + 1);
  const above = fitting
    .filter(({ url }) => page.url.startsWith(folder(url)) && url !== page.url)
    .toSorted((a, b) => folder(b.url).length - folder(a.url).length || a.url.length - b.url.length);
  return above.find(({ url }) => url === view.site.home)?.url ?? above[0]?.url ?? null;
}

/** Folders of the address that are pages in the page's language, but for home pages. */
function foldersOf(page: PageFacts, view: SiteView): string[] {
  const parts = new URL(page.url).pathname.split("/").filter(Boolean).slice(0, -1);
  return parts.flatMap((_part, index) => {
    const path = `/${parts.slice(0, index + 1).join("/")}`;
    const found = [path, `${path}/`, `${path}.html`]
      .map((one) => view.pageAt(new URL(one, page.url).href))
      .find((one) => one?.response.status === 200);
    return found && isStep(found, page) ? [found.url] : [];
  });
}

const isStep = (found: PageFacts, page: PageFacts): boolean =>
  found.kind !== "home" && found.url !== page.url && languageOf(found.head.lang) === languageOf(page.head.lang);

/** The narrowest list that links to a product, where it lies in all others that do. */
function listOf(page: PageFacts, view: SiteView): string[] {
  const { graph } = view.site;
  const node = graph.nodeOf(page.url);
  if (node < 0 || page.kind !== "product") return [];
  const lists = graph.sourcesOf(node, 1000).flatMap((url) => {
    const list = view.pageAt(url);
    return list?.kind === "category" && list.indexability.indexable && isStep(list, page)
      ? [{ url, items: new Set(graph.outlinks(graph.nodeOf(url))) }]
      : [];
  });
  if (lists.length === 0 || lists.length > MOST_LISTS) return [];
  const [narrowest, ...others] = lists.toSorted((a, b) => a.items.size - b.items.size || (a.url < b.url ? -1 : 1));
  if (narrowest === undefined) return [];
  const products = [...narrowest.items].filter((item) => view.pageAt(graph.urls[item] ?? "")?.kind === "product");
  return others.every(({ items }) => products.every((item) => items.has(item))) ? [narrowest.url] : [];
}
