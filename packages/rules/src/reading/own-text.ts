import type { PageFacts } from "@audit/facts";
import { noted } from "./noted.ts";

type Page = Parameters<typeof blocksOn>[0] & Pick<PageFacts, "text">;

/** A block on more of the other pages is the site's frame: a footer, a note on delivery, an offer in a dialog. */
const FRAME_SHARE = 0.5;
/** Of fewer other pages half may be a coincidence. */
const LEAST_OTHERS = 4;
/** With fewer words of their own, pages are alike by what stands around these. */
const LEAST_OWN_WORDS = 40;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\u1780-\u17ff]/g;

const countWords = (text: string): number => {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced > 0 ? Math.ceil(unspaced / 2) : text.split(" ").length;
};

/** Running texts of the content, without dialogs and consent layers: key and words of each. */
const blocksOn = noted(({ outline }) =>
  outline.texts.map(({ key, text }): [number, number] => [key, countWords(text)]),
);

/** On how many pages each running text stands. */
export function countBlocks(pages: readonly Page[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const page of pages)
    for (const key of new Set(blocksOn(page).map(([one]) => one))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Tells the running texts that stand on most pages outside a group. */
export function frameOf(
  group: readonly Page[],
  counts: ReadonlyMap<number, number>,
  total: number,
): (key: number) => boolean {
  const inGroup = countBlocks(group);
  const others = total - group.length;
  return (key) => others >= LEAST_OTHERS && (counts.get(key) ?? 0) - (inGroup.get(key) ?? 0) > others * FRAME_SHARE;
}

/**
 * The pages of a group alike that have a text to be alike in: what stands on most pages outside the group is no page's
 * own. Texts that all pages of a site share are told by nothing outside and count as their own.
 * @param counts of all `total` pages
 */
export function withOwnText<P extends Page>(
  group: readonly P[],
  counts: ReadonlyMap<number, number>,
  total: number,
): P[] {
  const isFrame = frameOf(group, counts, total);
  return group.filter((page) => {
    let own = 0;
    let frame = 0;
    for (const [key, words] of blocksOn(page)) {
      if (isFrame(key)) frame += words;
      else own += words;
    }
    return own >= LEAST_OWN_WORDS && frame <= page.text.mainWords / 2;
  });
}
