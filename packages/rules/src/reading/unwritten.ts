import type { PageFacts, SiteFacts } from "@audit/facts";
import { indexableContent, pagesIn, readableHtml } from "../populations.ts";
import { noted } from "./noted.ts";
import { unseenWords } from "./prose.ts";
import { textKey } from "./text-key.ts";
import { countWords, normalised } from "./words.ts";

/** What a page is about is read of these kinds alone: lists, forms and contact pages live without sentences. */
const WRITTEN: ReadonlySet<PageFacts["kind"]> = new Set(["product", "article"]);
/** A block on so many pages is the template's: the author's box, teasers of other texts, a note on orders. */
const FRAME_PAGES = 3;
/** Below so many pages what is repeated doesn't show. */
const LEAST_PAGES = 5;
/** A date, the minutes that reading takes, a number: fewer words are no text. */
const LEAST_WORDS = 10;
/** Where more of the page's words stand in no block that we saw, nobody can tell. */
const MOST_UNSEEN = 20;
/** A text in pictures. */
const LEAST_PICTURES = 3;

interface Written {
  /** Key and words of each block and of each heading below the first. */
  readonly blocks: readonly (readonly [number, number])[];
  readonly pictures: readonly number[];
  /** Scripts, players or frames may hold what the page is about, or too little of it was seen. */
  readonly isUnclear: boolean;
}

const writtenOn = noted(({ text, headings, outline, resources, structure }): Written => {
  const texts = [
    ...text.paragraphs,
    ...headings.filter(({ level, region }) => level > 1 && region !== "footer").map((heading) => heading.text),
  ];
  return {
    blocks: texts.map((one): [number, number] => [textKey(normalised(one)), countWords(one)]),
    pictures: outline.pictures.map(({ url }) => textKey(url)),
    isUnclear:
      (structure.vacant ?? 0) > 0 ||
      structure.codes > 0 ||
      resources.videos.length + resources.iframes.length > 0 ||
      unseenWords({ text, headings }) >= MOST_UNSEEN,
  };
});

export interface Unwritten {
  readonly page: PageFacts;
  /** Words that stand on no three pages. */
  readonly own: number;
}

/** Goods and texts of which a page holds the name alone: all else on it stands on others of the site as well. */
export function unwrittenPages({ pages }: Pick<SiteFacts, "pages">): {
  readonly found: readonly Unwritten[];
  readonly judged: number;
} {
  const readable = pagesIn(pages, readableHtml);
  const judged = pagesIn(pages, indexableContent).filter(({ kind }) => WRITTEN.has(kind));
  if (readable.length < LEAST_PAGES || judged.length === 0) return { found: [], judged: 0 };
  const times = new Map<number, number>();
  for (const page of readable) {
    const { blocks, pictures } = writtenOn(page);
    for (const key of new Set([...blocks.map(([one]) => one), ...pictures])) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const isOwn = (key: number): boolean => (times.get(key) ?? 0) < FRAME_PAGES;
  const found = judged.flatMap((page) => {
    const { blocks, pictures, isUnclear } = writtenOn(page);
    const own = blocks.reduce((sum, [key, words]) => sum + (isOwn(key) ? words : 0), 0);
    const isPictured = page.kind === "article" && pictures.filter(isOwn).length >= LEAST_PICTURES;
    return isUnclear || isPictured || own >= LEAST_WORDS ? [] : [{ page, own }];
  });
  return { found, judged: judged.length };
}
