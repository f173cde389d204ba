import type { PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";

/** A text on three pages belongs to the frame of the site, not to one of them. */
const SHARED_BY = 3;
/** Lists cut what they quote; so many letters of a longer paragraph tell whose words they are. */
const BEGINNING = 40;
/** Long paragraphs of a page that lists quote from. */
const QUOTED = 3;

/** Tells the shop's standing texts (a slogan as h1, a note on shipping) from what a page says of itself. */
export interface SharedTexts {
  add(page: PageFacts): void;
  /** Whether a paragraph, or a heading of a page's highest rank, stands on three of the pages or more. */
  isShared(text: string): boolean;
  /** Whether it stands on a page other than this one, or begins there, as an article's first words do in the list of articles. */
  isRepeated(text: string, url: string): boolean;
}

export function countTexts(): SharedTexts {
  const pagesWith = new Map<number, number>();
  /** The page that begins so, as a key, or none where several do. */
  const begunBy = new Map<number, number | null>();
  const standsOn = (text: string): number => pagesWith.get(keyOf(text)) ?? 0;
  return {
    add(page) {
      const keys = new Set(highestHeadings(page).map(keyOf));
      for (const text of page.text.paragraphs) keys.add(keyOf(text));
      for (const key of keys) pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
      const url = keyOf(page.url);
      for (const text of page.text.paragraphs.filter(isLong).slice(0, QUOTED)) {
        const key = beginningOf(text);
        begunBy.set(key, (begunBy.get(key) ?? url) === url ? url : null);
      }
    },
    isShared: (text) => standsOn(text) >= SHARED_BY,
    isRepeated: (text, url) => {
      const begun = isLong(text) ? begunBy.get(beginningOf(text)) : undefined;
      return standsOn(text) > 1 || (begun !== undefined && begun !== keyOf(url));
    },
  };
}

/** Filtered forms of a list, which ask to be left out, head the same as the list. */
function highestHeadings({ headings, indexability }: PageFacts): string[] {
  if (!indexability.indexable) return [];
  const named = headings.filter(({ text }) => text !== "");
  const rank = Math.min(...named.map(({ level }) => level));
  return named.flatMap(({ level, text }) => (level === rank ? [text] : []));
}

const isLong = (text: string): boolean => text.length > BEGINNING;

const beginningOf = (text: string): number => keyOf(oneLine(text).slice(0, BEGINNING));

/** FNV-1a, 32 bits: keeps millions of paragraphs in a small map; a rare collision only costs a proposal. */
function keyOf(text: string): number {
  const line = oneLine(text);
  let hash = 0x811c9dc5;
  for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193);
  return hash;
}
