import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "../populations.ts";
import { countContent } from "./content-length.ts";
import { inboundLinks } from "./inbound-links.ts";
import { isEmptyLegal } from "./empty-legal.ts";
import { mainHeadings } from "./headings.ts";
import { noted } from "./noted.ts";
import { listedAddresses } from "./sitemap-pages.ts";
import { textKey } from "./text-key.ts";

/** What stands in a page's content beside its frame. */
interface Contents {
  readonly characters: number;
  /** Words of header, menus, aside and footer. */
  readonly frameWords: number;
  readonly forms: number;
  /** Named places with nothing in them. */
  readonly vacant: number;
  readonly things: number;
  /** Key of its text without its own name: pages of a list without entries differ in their name only. */
  readonly unnamed: number;
  /** Keys of pictures, frames and scripts, to be counted over the site. */
  readonly pictures: readonly number[];
  readonly frames: readonly number[];
  readonly scripts: readonly number[];
  /** Names who to reach, and how. */
  readonly isReachable: boolean;
  /** Holds less of the law than its name promises, which is told of it. */
  readonly isLegal: boolean;
}

/** Fewer pages don't tell what belongs to the frame. */
const LEAST_PAGES = 4;
const FRAME_SHARE = 0.5;
/** A frame this many times as large as usual holds the text itself, as where it stands in an aside. */
const LARGE_FRAME = 2;
/** About eight words: a heading and a crumb of the trail. */
const BARE = 80;
/** The same with what a template writes around a list: its pager, a line of rights. */
const BARE_IN_TEMPLATE = 160;
/** So many pages that differ in their name only show that the rest is their template's. */
const LEAST_ALIKE = 3;
/** A page has a form of its own where it has more than these, the least equipped of all, have. */
const LEAST_FORMS = 0.1;
const MOST_EMPTY = 0.35;
const FEW_EMPTY = 6;

const keysOf = (urls: readonly (string | null)[]): number[] => [
  ...new Set(urls.flatMap((url) => (url === null ? [] : textKey(url)))),
];

const contentsOf = noted((page): Contents => {
  const { outline, text, forms, resources, claims, structure } = page;
  return {
    characters: countContent(page),
    frameWords: text.words - text.mainWords,
    forms: forms.total,
    vacant: structure.vacant ?? 0,
    things: outline.cards + outline.prices.length + outline.controls.length + resources.videos.length,
    unnamed: textKey(withoutName(page)),
    pictures: keysOf(outline.pictures.map(({ url }) => url)),
    frames: keysOf(resources.iframes.map(({ url }) => url)),
    scripts: keysOf(resources.scripts.map(({ url }) => url)),
    isLegal: isEmptyLegal(page),
    isReachable: [claims.phones, claims.mails, claims.streets, claims.companies].some((found) =>
      found.some(({ region }) => region === "main" || region === "body"),
    ),
  };
});

function withoutName({ text, headings }: Pick<PageFacts, "text" | "headings">): string {
  const name = mainHeadings(headings).find((heading) => heading.text !== "")?.text;
  return name === undefined ? text.main : text.main.replace(name, () => "");
}

const known = new WeakMap<readonly PageFacts[], ReadonlySet<PageFacts>>();

/**
 * Pages that a visitor finds nothing on, by structure: their content holds nothing that the site's other pages don't hold
 * too. Legal pages, which hold less than they promise, are told by themselves.
 */
export function emptyPagesOf(site: Site): ReadonlySet<PageFacts> {
  const cached = known.get(site.pages);
  if (cached !== undefined) return cached;
  const readable = pagesIn(site.pages, readableHtml);
  const found = findBare(readable).flatMap(({ page, isOfForm }) => (isOfForm ? [] : [page]));
  const listed = found.length > 0 ? listedAddresses(site) : new Set<string>();
  // A place for a script's list may be filled; overviews that a system makes by itself stand in the sitemap alone.
  const usual = median(readable.map((page) => contentsOf(page).vacant));
  const sure = found.filter((page) => {
    const { vacant } = contentsOf(page);
    // A place that other pages don't have is that of a shop or a form which a script brings.
    return vacant === 0 || (vacant <= usual && listed.has(page.url) && inboundLinks(site, page.url).all === 0);
  });
  // So many are no leftovers: scripts bring what they are about.
  const empty = new Set(sure.length <= Math.max(FEW_EMPTY, readable.length * MOST_EMPTY) ? sure : []);
  known.set(site.pages, empty);
  return empty;
}

/** Pages that hold nothing but a form of their own, such as settings of a newsletter: for whoever was sent there. */
export function formPagesOf(site: Site): ReadonlySet<PageFacts> {
  const cached = knownForms.get(site.pages);
  if (cached !== undefined) return cached;
  const readable = pagesIn(site.pages, readableHtml);
  const forms = new Set(
    findBare(readable)
      .filter(({ isOfForm }) => isOfForm)
      .map(({ page }) => page),
  );
  knownForms.set(site.pages, forms);
  return forms;
}

const knownForms = new WeakMap<readonly PageFacts[], ReadonlySet<PageFacts>>();

type Site = Pick<SiteFacts, "pages" | "graph" | "sitemaps">;

/** Pages whose content says and shows nothing, and whether there is a form that other pages don't have. */
function findBare(pages: readonly PageFacts[]): { readonly page: PageFacts; readonly isOfForm: boolean }[] {
  if (pages.length < LEAST_PAGES) return [];
  const all = pages.map(contentsOf);
  const most = Math.max(LEAST_PAGES - 1, all.length * FRAME_SHARE);
  const counts = new Map<number, number>();
  for (const { pictures, frames, scripts } of all)
    for (const key of new Set([...pictures, ...frames, ...scripts])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isOwn = (key: number): boolean => (counts.get(key) ?? 0) <= most;
  const alike = new Map<number, number>();
  for (const { unnamed } of all) alike.set(unnamed, (alike.get(unnamed) ?? 0) + 1);
  const isBare = ({ characters, unnamed }: Contents): boolean =>
    characters < BARE || (characters < BARE_IN_TEMPLATE && (alike.get(unnamed) ?? 0) >= LEAST_ALIKE);
  const frameForms = atShare(
    all.map(({ forms }) => forms),
    LEAST_FORMS,
  );
  // Some systems write a bundle for each page, which says nothing of any.
  const usualScripts = median(all.map(({ scripts }) => scripts.filter(isOwn).length));
  const usualFrame = median(all.map(({ frameWords }) => frameWords));
  const isOfForm = (index: number): boolean => itemAt(all, index).forms > frameForms;
  const isBarePage = (page: PageFacts, index: number): boolean => {
    const contents = itemAt(all, index);
    return (
      isBare(contents) &&
      contents.things === 0 &&
      !contents.isReachable &&
      contents.frameWords <= LARGE_FRAME * usualFrame + BARE &&
      !page.tech.jsShell &&
      !contents.isLegal &&
      // A script of its own may bring what the page is about.
      contents.scripts.filter(isOwn).length <= usualScripts &&
      ![...contents.frames, ...contents.pictures].some(isOwn)
    );
  };
  return pages.flatMap((page, index) => (isBarePage(page, index) ? [{ page, isOfForm: isOfForm(index) }] : []));
}

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const median = (values: readonly number[]): number => atShare(values, 0.5);
