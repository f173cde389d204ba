import type { PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";

/** A text on three pages belongs to the frame of the site, not to one of them. */
const SHARED_BY = 3;

/** Tells the shop's standing texts (a slogan as h1, a note on shipping) from what a page says of itself. */
export interface SharedTexts {
  add(page: PageFacts): void;
  /** Whether a heading or paragraph stands on three of the pages or more. */
  isShared(text: string): boolean;
  /** Whether it stands on a second page, as an article's first words do in the list of articles. */
  isRepeated(text: string): boolean;
}

export function countTexts(): SharedTexts {
  const pagesWith = new Map<number, number>();
  const standsOn = (text: string): number => pagesWith.get(keyOf(text)) ?? 0;
  return {
    add(page) {
      const keys = new Set<number>();
      for (const { level, text } of page.headings) if (level === 1) keys.add(keyOf(text));
      for (const text of page.text.paragraphs) keys.add(keyOf(text));
      for (const key of keys) pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
    },
    isShared: (text) => standsOn(text) >= SHARED_BY,
    isRepeated: (text) => standsOn(text) > 1,
  };
}

/** FNV-1a, 32 bits: keeps millions of paragraphs in a small map; a rare collision only costs a proposal. */
function keyOf(text: string): number {
  const line = oneLine(text);
  let hash = 0x811c9dc5;
  for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193);
  return hash;
}
