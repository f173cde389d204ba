import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "../populations.ts";
import { countContent } from "./content-length.ts";
import { isLegalPage } from "./legal-pages.ts";
import { noted } from "./noted.ts";
import { textKey } from "./text-key.ts";

/** What stands in a page's content beside its frame. */
interface Contents {
  readonly characters: number;
  /** Words of header, menus, aside and footer. */
  readonly frameWords: number;
  readonly forms: number;
  readonly things: number;
  /** Keys of pictures, frames and scripts, to be counted over the site. */
  readonly pictures: readonly number[];
  readonly frames: readonly number[];
  readonly scripts: readonly number[];
  /** Names who to reach, and how. */
  readonly isReachable: boolean;
}

/** Fewer pages don't tell what belongs to the frame. */
const LEAST_PAGES = 4;
const FRAME_SHARE = 0.5;
/** A frame this many times as large as usual holds the text itself, as where it stands in an aside. */
const LARGE_FRAME = 2;
/** About eight words: a heading and a crumb of the trail. */
const BARE = 80;

const keysOf = (urls: readonly (string | null)[]): number[] => [
  ...new Set(urls.flatMap((url) => (url === null ? [] : textKey(url)))),
];

const contentsOf = noted((page): Contents => {
  const { outline, text, forms, resources, claims } = page;
  return {
    characters: countContent(page),
    frameWords: text.words - text.mainWords,
    forms: forms.total,
    things: outline.cards + outline.prices.length + outline.controls.length + resources.videos.length,
    pictures: keysOf(outline.pictures.map(({ url }) => url)),
    frames: keysOf(resources.iframes.map(({ url }) => url)),
    scripts: keysOf(resources.scripts.map(({ url }) => url)),
    isReachable: [claims.phones, claims.mails, claims.streets, claims.companies].some((found) =>
      found.some(({ region }) => region === "main" || region === "body"),
    ),
  };
});

const known = new WeakMap<readonly PageFacts[], ReadonlySet<PageFacts>>();

/**
 * Pages that a visitor finds nothing on, by structure: their content holds nothing that the site's other pages don't hold
 * too. Legal pages, which hold less than they promise, are told by themselves.
 */
export function emptyPagesOf({ pages }: Pick<SiteFacts, "pages">): ReadonlySet<PageFacts> {
  const told = known.get(pages);
  if (told !== undefined) return told;
  const found = new Set(findEmpty(pagesIn(pages, readableHtml)));
  known.set(pages, found);
  return found;
}

function findEmpty(pages: readonly PageFacts[]): PageFacts[] {
  if (pages.length < LEAST_PAGES) return [];
  const all = pages.map(contentsOf);
  const most = Math.max(LEAST_PAGES - 1, all.length * FRAME_SHARE);
  const counts = new Map<number, number>();
  for (const { pictures, frames, scripts } of all)
    for (const key of new Set([...pictures, ...frames, ...scripts])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isOwn = (key: number): boolean => (counts.get(key) ?? 0) <= most;
  const usualForms = median(all.map(({ forms }) => forms));
  const usualFrame = median(all.map(({ frameWords }) => frameWords));
  return pages.filter((page, index) => {
    const contents = itemAt(all, index);
    return (
      contents.characters < BARE &&
      contents.things === 0 &&
      !contents.isReachable &&
      contents.forms <= usualForms &&
      contents.frameWords <= LARGE_FRAME * usualFrame + BARE &&
      !page.tech.jsShell &&
      !isLegalPage(page) &&
      // A script of its own may bring what the page is about.
      ![...contents.scripts, ...contents.frames, ...contents.pictures].some(isOwn)
    );
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
