import { textKey } from "../reading/text-key.ts";
import { createKeyMap, type PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";

/** A text on three pages belongs to the frame of the site, not to one of them. */
const SHARED_BY = 3;
/** Lists cut what they quote; so many letters of a longer paragraph tell whose words they are. */
const BEGINNING = 40;
/** Long paragraphs of a page that lists quote from. */
const QUOTED = 3;

/** Tells texts that many pages share (a slogan as h1, a note on shipping) from what a page says of itself. */
export interface SharedTexts {
  /** @param texts keys of the page's texts, @param openings of how its long paragraphs begin */
  add(url: string, texts: readonly number[], openings: readonly number[]): void;
  /** Whether a paragraph, or a heading of a page's highest rank, stands on three of the pages or more. */
  isShared(text: string): boolean;
  /** On how many of the pages it stands, as a paragraph or as a heading of their highest rank. */
  pagesSaying(text: string): number;
  /** Whether it stands on a page other than this one, or begins there, as an article's first words do in the list of articles. */
  isRepeated(text: string, url: string): boolean;
}

type Page = Omit<PageFacts, "links">;

/** Keys of a page's paragraphs, of the sentences in the first ones, and of its headings of the highest rank, each once. */
export function pageTextKeys(page: Page): number[] {
  const { paragraphs } = page.text;
  const sentences = paragraphs.slice(0, SPLIT).flatMap((text) => sentencesOf(oneLine(text)));
  return [...new Set([...highestHeadings(page), ...paragraphs, ...sentences].map(keyOf))];
}

/** A bar with the week's offer stands before the text; what follows later says the page's own. */
const SPLIT = 20;

export const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?。])\s+/u);

/** Keys of how its first long paragraphs begin. */
export const beginningKeys = ({ text: { paragraphs } }: Page): number[] =>
  paragraphs.filter(isLong).slice(0, QUOTED).map(beginningOf);

/** In place of the one page that begins so, where several do. */
const SEVERAL = -1;

export function countTexts(): SharedTexts {
  const pagesWith = createKeyMap();
  const begunBy = createKeyMap();
  const pagesSaying = (text: string): number => pagesWith.get(keyOf(text));
  return {
    add(url, texts, openings) {
      texts.forEach(pagesWith.add);
      const page = pageKey(url);
      for (const key of openings) {
        const known = begunBy.get(key) || page;
        begunBy.set(key, known === page ? page : SEVERAL);
      }
    },
    pagesSaying,
    isShared: (text) => pagesSaying(text) >= SHARED_BY,
    isRepeated: (text, url) => {
      const begun = isLong(text) ? begunBy.get(beginningOf(text)) : 0;
      return pagesSaying(text) > 1 || (begun !== 0 && begun !== pageKey(url));
    },
  };
}

/** Filtered forms of a list, which ask to be left out, head the same as the list. */
function highestHeadings({ headings, indexability }: Page): string[] {
  if (!indexability.indexable) return [];
  let rank = Number.POSITIVE_INFINITY;
  let texts: string[] = [];
  for (const { level, text } of headings) {
    if (text === "" || level > rank) continue;
    if (level < rank) texts = [];
    rank = level;
    texts.push(text);
  }
  return texts;
}

const isLong = (text: string): boolean => text.length > BEGINNING;

const keyOf = (text: string): number => textKey(oneLine(text));

const beginningOf = (text: string): number => keyOf(oneLine(text).slice(0, BEGINNING));

/** Even, so that it is never that of several pages, and never none. */
const pageKey = (url: string): number => textKey(url) << 1 || 2;
