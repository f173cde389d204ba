import { itemAt } from "../item-at.ts";
import type { PageFacts, PageKind } from "../page-facts.ts";
import { isUnspaced, normaliseWords } from "../phrases/normalise-words.ts";
import type { PageNote } from "./page-note.ts";

/** Goods, posts and lists have names in one frame by their nature. */
const mayBe: ReadonlySet<PageKind> = new Set(["other", "service", "contact", "about"]);
const leastPages = 4;
const mostGroup = 300;
/** A place has a few words; so many more of the heading are the same on all. */
const mostPlace = 3;
const leastFrame = 2;
const mostWords = 14;
const leastTexts = 3;
/** So much of a page's text says the same of another place. */
const mostlySame = 0.6;
/** Languages bend names: the beginning of a word is what stays. */
const stem = 4;
const leastWord = 3;

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** Words of a text, in scripts without spaces as dictionaries part them. */
function wordsIn(text: string): string[] {
  const plain = normaliseWords(text);
  if (!isUnspaced(plain)) return plain.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? segment : []));
}

interface Framed {
  readonly index: number;
  readonly place: string;
}

/** Pages by each frame that their heading fits: what stays when up to three words in a row are left out. */
function framesOf(notes: readonly (PageNote | null)[], group: readonly number[]): Map<string, Framed[]> {
  const frames = new Map<string, Framed[]>();
  for (const index of group) {
    const note = notes[index];
    const words = wordsIn(note?.heading || note?.title || "").slice(0, mostWords);
    for (let length = 1; length <= mostPlace; length++)
      for (let from = 0; from + length <= words.length && words.length - length >= leastFrame; from++) {
        const place = words.slice(from, from + length).join(" ");
        if (/\d/.test(place)) continue;
        const frame = `${words.slice(0, from).join(" ")} * ${words.slice(from + length).join(" ")}`;
        const known = frames.get(frame);
        if (known === undefined) frames.set(frame, [{ index, place }]);
        else known.push({ index, place });
      }
  }
  return frames;
}

/** The largest group of pages whose headings differ in the name of a place or thing alone. */
function largestFrame(notes: readonly (PageNote | null)[], group: readonly number[]): Framed[] {
  const distinct = (framed: readonly Framed[]): number => new Set(framed.map(({ place }) => place)).size;
  const [first] = [...framesOf(notes, group).values()].toSorted((a, b) => distinct(b) - distinct(a));
  return first !== undefined && distinct(first) >= leastPages ? first : [];
}

/** A page's texts without the words that begin as its own place does. */
function textsBut(page: PageFacts, place: string): string[] {
  const stems = place.split(" ").map((word) => word.slice(0, stem));
  return page.outline.texts.map(({ text }) =>
    wordsIn(text)
      .filter(
        (word) => (word.length >= leastWord || isUnspaced(word)) && !stems.some((start) => word.startsWith(start)),
      )
      .join(" "),
  );
}

/** Pages made for the names of places: one heading with the name changed, over nearly the same text. */
export function findDoorways(
  pages: readonly PageFacts[],
  notes: readonly (PageNote | null)[],
  kinds: readonly PageKind[],
  layouts: readonly (readonly number[])[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const layout of layouts) {
    const group = layout.filter((index) => mayBe.has(itemAt(kinds, index))).slice(0, mostGroup);
    if (group.length < leastPages) continue;
    const framed = largestFrame(notes, group);
    const texts = framed.map(({ index, place }) => textsBut(itemAt(pages, index), place));
    const seen = new Map<string, number>();
    for (const text of texts.flatMap((own) => [...new Set(own)])) seen.set(text, (seen.get(text) ?? 0) + 1);
    const same = framed.filter((_, at) => {
      const own = itemAt(texts, at);
      const length = own.reduce((sum, text) => sum + text.length, 0);
      const shared = own.reduce((sum, text) => sum + ((seen.get(text) ?? 0) > 1 ? text.length : 0), 0);
      return own.length >= leastTexts && shared >= length * mostlySame;
    });
    if (same.length >= leastPages) for (const { index } of same) found.add(index);
  }
  return found;
}
