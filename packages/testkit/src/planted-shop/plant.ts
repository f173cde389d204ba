import type { PageCase } from "../page-case.ts";
import type { TlsHost } from "@audit/facts";
import type { RunCase, ViewCase } from "../site-case.ts";
import { ORIGIN, shopArticles, shopGroups, shopProducts, type ShopArticle } from "./catalogue.ts";
import { articlePage, renderPage, textPage } from "./render.ts";
import { HEADERS, SOUND_RUN, type PlantedShop } from "./shop.ts";
import { tongues } from "./tongues/index.ts";
import { createTranslator, tellIn } from "./tongues/translate-text.ts";
import { sentences } from "./words.ts";

/** Puts one fault into a shop, and leaves the given shop as it is. */
export type Plant = (shop: PlantedShop) => PlantedShop;

export interface Planting {
  readonly plant: Plant;
  /** Rules that fail with it because the same thing on the page is their fault too. */
  readonly follows?: readonly string[];
}

export const planted = (plant: Plant, ...follows: readonly string[]): Planting => ({ plant, follows });

/** A product, a category, an article and a text that faults are planted on; the home page is "/". */
export const PRODUCT = shopProducts[45]!;
export const P = PRODUCT.path;
export const C = shopGroups[3]!.path;
export const A = shopArticles[10]!.path;
export const T = "/pages/care";
/** Where links to planted pages stand, so that the pages themselves stay as they are. */
export const LINKING = "/pages/workshops";
export const absolute = (path: string): string => ORIGIN + path;

export const NOINDEX = '<meta name="robots" content="noindex">';
export const robotsTag = /<meta name="robots"[^>]*>/;
export const canonicalTag = /<link rel="canonical"[^>]*>/;
export const canonical = (to: string): string => `<link rel="canonical" href="${to}">`;
/** A redirect to a path of the shop. */
export const moved = (to: string, status = 301): PageCase => ({ status, redirectTo: new URL(to, ORIGIN).href });
export const gone: PageCase = { status: 404, html: "<title>Gone</title><h1>Gone</h1>" };
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const all =
  (...plants: readonly Plant[]): Plant =>
  (shop) =>
    plants.reduce((grown, plant) => plant(grown), shop);

export const change =
  (path: string, edit: (page: PageCase) => PageCase): Plant =>
  (shop) => {
    const page = shop.pages[path];
    if (page === undefined) throw new Error(`the shop has no page ${path}`);
    return { ...shop, pages: { ...shop.pages, [path]: edit(page) } };
  };

function replaced(html: string, from: string | RegExp, to: string, path: string): string {
  const changed = html.replace(from, () => to);
  if (changed === html) throw new Error(`${path} does not hold ${String(from)}`);
  return changed;
}

/** Replaces the first match in a page's HTML; a fault that finds nothing to change is an error. */
export const swap = (path: string, from: string | RegExp, to: string): Plant =>
  change(path, (page) => ({ ...page, html: replaced(page.html!, from, to, path) }));

/** The same on every page that has it. */
export const everywhere =
  (from: string | RegExp, to: string): Plant =>
  (shop) => ({
    ...shop,
    pages: Object.fromEntries(
      Object.entries(shop.pages).map(([path, page]) => [
        path,
        page.html === undefined ? page : { ...page, html: page.html.replace(from, () => to) },
      ]),
    ),
  });

const translators = new Map(tongues.map((tongue) => [tongue.lang, createTranslator(tongue)]));

/** The page says, in all its places, that it is written in another language, and its paragraphs are. */
export const inLanguage = (html: string, lang: string): string =>
  html
    .replace(/(?<=<p>)[^<]+(?=<\/p>)/g, (text) => tellIn(lang, text, translators.get(lang)))
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('content="en_IE"', `content="${lang}_IE"`);

export const spoken = (path: string, lang: string): Plant =>
  change(path, (page) => ({ ...page, html: inLanguage(page.html!, lang) }));

export const inHead = (path: string, tags: string): Plant => swap(path, "</head>", `${tags}</head>`);
export const inMain = (path: string, html: string): Plant => swap(path, "</main>", `${html}</main>`);
export const withoutTag = (path: string, pattern: RegExp): Plant => swap(path, pattern, "");

export const header = (path: string, headers: Record<string, string>): Plant =>
  change(path, (page) => ({ ...page, headers: { ...page.headers, ...headers } }));

export const withoutHeader = (path: string, name: string): Plant =>
  change(path, (page) => ({
    ...page,
    headers: Object.fromEntries(Object.entries(page.headers ?? {}).filter(([one]) => one !== name)),
  }));

export const add =
  (path: string, page: PageCase): Plant =>
  (shop) => ({ ...shop, pages: { ...shop.pages, [path]: page } });

/** Five signs that tell one address from another. */
const mark = (path: string): string =>
  Math.abs(Array.from(path).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7))
    .toString(36)
    .slice(-5);

/** A page like another one under an address of its own, which it names as canonical; title and description are its own. */
export const copy =
  (from: string, to: string, edit: (html: string) => string = (html) => html): Plant =>
  (shop) => {
    const page = shop.pages[from]!;
    const own = page
      .html!.replaceAll(`${absolute(from)}"`, `${absolute(to)}"`)
      .replace(/(<title>[^<|]*?) ?([|<])/, (_all, start: string, end: string) => `${start} ${mark(to)} ${end}`)
      .replace(/<meta name="description" content="/, (start) => `${start}${mark(to)}: `);
    return add(to, { ...page, html: edit(own) })(shop);
  };

/** The same page under another address, which it names as its own; its words stay. */
export const duplicateOf =
  (from: string, to: string): Plant =>
  (shop) => {
    const page = shop.pages[from]!;
    return add(to, { ...page, html: page.html!.replaceAll(`${absolute(from)}"`, `${absolute(to)}"`) })(shop);
  };

/** A sound page more, with a text of its own, in the sitemap and linked from two pages. */
export const extra = (path: string, edit: (html: string) => string = (html) => html, isLinked = true): Plant =>
  all(
    add(path, extraPage(path, mark(path), edit)),
    inSitemap(path),
    ...(isLinked ? [link(LINKING, path), link("/pages/about", path)] : []),
  );

/** An article more with a text of its own, in the sitemap and linked from nowhere. */
export const extraArticle = (path: string): Plant => {
  const name = mark(path);
  const seed = Number.parseInt(name, 36);
  const article: ShopArticle = {
    ...shopArticles[Math.abs(seed) % shopArticles.length]!,
    path,
    title: `What else we learnt about things called ${name}`,
    summary: `Notes on ${name} from our last journey to the workshops: what is done by hand there and what it costs.`,
    parts: numbers(3).map((index) => ({
      heading: `What about ${name}, part ${index + 1}?`,
      text: sentences(4, seed * 10 + index),
    })),
  };
  const page = renderPage(articlePage(article, shopProducts[0]!, shopArticles[0]!));
  return all(add(path, { html: page, headers: HEADERS, ttfbMs: 120 }), inSitemap(path));
};

export function extraPage(path: string, name: string, edit: (html: string) => string): PageCase {
  const seed = Number.parseInt(name, 36);
  const page = textPage(
    path,
    `More on things ${name}`,
    `What else there is to say about ${name}: seven rules we learned from people who make and use these things daily.`,
    sentences(9, seed).map((text) => `<p>${text}</p>`),
  );
  return { html: edit(renderPage(page)), headers: HEADERS, ttfbMs: 120 };
}

export const without = (item: Record<string, unknown>, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

export const block = (item: unknown): string => `<script type="application/ld+json">${JSON.stringify(item)}</script>`;

/** The whole shop under another origin. */
export const moveTo =
  (origin: string): Plant =>
  (shop) => {
    const moved = JSON.stringify(shop).replaceAll(ORIGIN, origin);
    return JSON.parse(moved) as PlantedShop;
  };

/** Takes a page out of the shop, out of the sitemap and out of every page that links to it. */
export const remove =
  (path: string): Plant =>
  (shop) =>
    all(
      everywhere(new RegExp(`<li><a href="${path}">[^<]*</a></li>`, "g"), ""),
      everywhere(new RegExp(`<a (rel="author" )?href="${path}">([^<]*)</a>`, "g"), "us"),
      sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => url !== absolute(path)) })),
    )({ ...shop, pages: without(shop.pages, path) as PlantedShop["pages"] });

export const link = (on: string, to: string, text = `On to ${to}`): Plant =>
  inMain(on, `<p><a href="${to}">${text}</a></p>`);

/** The text of the shop's robots.txt, as long as no fault has replaced the file. */
export function robotsText({ robots: file }: PlantedShop): string {
  if (typeof file !== "string") throw new Error("robots.txt is no plain text any more");
  return file;
}

export const robots =
  (edit: (text: string) => string): Plant =>
  (shop) => ({ ...shop, robots: edit(robotsText(shop)) });

export const sitemaps =
  (edit: (facts: PlantedShop["sitemaps"]) => PlantedShop["sitemaps"]): Plant =>
  (shop) => ({ ...shop, sitemaps: edit(shop.sitemaps) });

export const inSitemap = (...paths: readonly string[]): Plant =>
  sitemaps((facts) => ({
    ...facts,
    entries: [
      ...facts.entries,
      ...paths.map((path) => ({ url: new URL(path, ORIGIN).href, lastmod: "2026-01-02", alternates: [], images: 0 })),
    ],
  }));

export const probe =
  (name: keyof PlantedShop["probes"], answer: PlantedShop["probes"][typeof name]): Plant =>
  (shop) => ({ ...shop, probes: { ...shop.probes, [name]: answer } });

/** A picture that is asked for after the crawl. */
export const image =
  (given: PlantedShop["images"][number]): Plant =>
  (shop) => ({ ...shop, images: [...shop.images, given] });

/** The certificate of the shop's host. */
export const certificate =
  (change: Partial<NonNullable<TlsHost["certificate"]>>): Plant =>
  (shop) => {
    const host = shop.tls[absolute("/")]!;
    return {
      ...shop,
      tls: { ...shop.tls, [absolute("/")]: { ...host, certificate: { ...host.certificate!, ...change } } },
    };
  };

/** What a browser made of a page; `edit` is what scripts did to the HTML as it is sent. */
export const ran =
  (path: string, { html, run = {}, lab = {} }: RunCase, edit?: (html: string) => string): Plant =>
  (shop) => {
    const made = edit === undefined ? html : edit(shop.pages[path]!.html!);
    if (made !== undefined && made === shop.pages[path]!.html) throw new Error(`scripts change nothing on ${path}`);
    const sound: RunCase = shop.rendered[path] ?? SOUND_RUN;
    const looks = { ...sound.run!.looks, ...run.looks };
    const seen: RunCase = { run: { ...sound.run, ...run, looks }, lab: { ...sound.lab, ...lab } };
    return { ...shop, rendered: { ...shop.rendered, [path]: made === undefined ? seen : { ...seen, html: made } } };
  };

export const file =
  (given: PlantedShop["files"][number]): Plant =>
  (shop) => ({ ...shop, files: [...shop.files, given] });

/** The page as it comes when it is asked for in another way. */
export const view =
  (as: ViewCase["as"], of: string, edit: (page: PageCase) => PageCase, more: Partial<ViewCase> = {}): Plant =>
  (shop) => ({ ...shop, views: [...shop.views, { as, of, page: edit(shop.pages[of]!), ...more }] });

export const left =
  (reason: "limit" | "trap", count: number, example: string): Plant =>
  (shop) => ({ ...shop, notCrawled: [{ reason, count, examples: [absolute(example)] }] });

/** Changes the page's structured data of one type. */
export const data = (path: string, type: string, edit: (item: Record<string, unknown>) => unknown): Plant =>
  change(path, (page) => {
    let found = false;
    const html = page.html!.replace(/<script type="application\/ld\+json">(.*?)<\/script>/g, (block, text: string) => {
      const item = JSON.parse(text) as Record<string, unknown>;
      if (item["@type"] !== type) return block;
      found = true;
      const edited = edit(item);
      return edited === null ? "" : `<script type="application/ld+json">${JSON.stringify(edited)}</script>`;
    });
    if (!found) throw new Error(`${path} has no ${type}`);
    return { ...page, html };
  });

export const offer = (edit: (offer: Record<string, unknown>) => unknown): Plant =>
  data(P, "Product", (item) => ({ ...item, offers: edit(item["offers"] as Record<string, unknown>) }));
