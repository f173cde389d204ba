import type { FoundBlock, FoundRange } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import type { PricedText } from "../commerce/find-priced-texts.ts";
import { type FoundPrice, isSure, resolvePrices } from "../prices/find-prices.ts";
import type { Meaning } from "../phrases/word-table.ts";
import { readMeanings } from "../phrases/read-meanings.ts";
import { isLowest, isThreshold, saysFree, unitBehind } from "../prices/price-terms.ts";
import { detach } from "../text/characters.ts";
import { peekText } from "../text/flow-text.ts";
import { hasCurrency } from "../text/text-flow.ts";
import { oldPriceMark, priceMark, relatedMark } from "./marks.ts";
import { teaserReader } from "./find-teasers.ts";
import { aside, keyOf, type OutlineSource } from "./outline-source.ts";
import type { OutlinePrice } from "./page-outline.ts";

/** Prices in sentences are those of delivery and of examples. */
const isProse = (text: string): boolean => text.length > 140 || /^\p{Lu}[^.!?]{50,}[.!?]$/u.test(text);
/** A short text with a sign and digits that no price can be read from looks like one all the same. */
const mostUnread = 40;

export interface Priced {
  readonly blocks: readonly PricedBlock[];
  readonly unread: number;
}

export interface PricedBlock extends FoundRange {
  readonly path: number;
  readonly region: number;
  readonly prices: readonly FoundPrice[];
  readonly text: string;
}

/** Short texts that name a price, with the element path they stand at; signs are read as the page's language writes them. */
export function findPriced(texts: readonly PricedText[], all: readonly FoundBlock[], language: string | null): Priced {
  const blocks: PricedBlock[] = [];
  let unread = 0;
  let next = 0;
  for (const { segment, text, written } of texts) {
    const { from, to, hints } = segment;
    while ((all[next]?.from ?? from) < from) next++;
    const block = all[next]?.from === from ? all[next] : undefined;
    const prices = resolvePrices(written, { language }).filter(isSure);
    if (prices.length === 0 && (hints & hasCurrency) !== 0 && to - from < mostUnread) unread++;
    if (prices.length > 0 && block !== undefined)
      blocks.push({ from, to, path: block.path, region: block.region, prices, text });
  }
  return { blocks, unread };
}

/** The share named behind a price: "-10%". */
function cutBehind(text: string, at: number): number | null {
  const share = /^.{0,60}?[-–−]\s?(\d{1,2})\s?%/u.exec(text.slice(at))?.[1];
  return share === undefined ? null : Number(share);
}

const ofDelivery: readonly Meaning[] = ["shipping"];
const mostBefore = 80;

/** The short text before a block: a heading above a note says what it is about. */
function textBefore({ blocks, flow }: OutlineSource, at: number): string {
  const before = blocks.findLast(({ from }) => from < at);
  if (before === undefined || before.to - before.from > mostBefore || at - before.to > mostBefore) return "";
  return peekText(flow, before.from, before.to, mostBefore);
}

/** "Free delivery from 45 €" names what an order must come to, not what a thing costs. */
function isForDelivery(block: PricedBlock, from: number, to: number, source: OutlineSource): boolean {
  if (!isThreshold(block.text, from, to)) return false;
  return [block.text, textBefore(source, block.from)].some(
    (text) => saysFree(text) && readMeanings(text, source.languages, ofDelivery).length > 0,
  );
}

const isStruck = ({ struck }: PageState, at: number): boolean => struck.some(({ from, to }) => at >= from && at < to);

/** The prices of a text with all that their places say; those of the frame and of layers left out. */
function toPrices(block: PricedBlock, source: OutlineSource, isTeaser: (at: number) => boolean): OutlinePrice[] {
  const { state, content, lists, marksAt, languages } = source;
  const language = languages[0] ?? null;
  let behind = 0;
  return block.prices
    .map(({ amount, currency, text, certainty }) => {
      const found = block.text.indexOf(text, behind);
      behind = found < 0 ? behind : found + text.length;
      const at = block.from + Math.max(0, found);
      const digit = at + Math.max(0, text.search(/\d/));
      const marks = marksAt(digit);
      const per = unitBehind(block.text, behind, language);
      return {
        amount,
        currency,
        text: detach(text),
        certainty: isProse(block.text) ? certainty / 2 : certainty,
        old: isStruck(state, digit) || (marks & oldPriceMark) !== 0,
        named: (marks & priceMark) !== 0,
        list: lists.isListed(at) || (marks & relatedMark) !== 0 || isTeaser(digit),
        ...(found >= 0 && isLowest(block.text, found, behind) ? { lowest: true as const } : {}),
        ...(per === null ? {} : { per: { text: detach(per.text), code: per.code } }),
        cut: cutBehind(block.text, behind),
        key: keyOf(block.text),
        at,
        isOther:
          content.isFrame(block.region, marks) ||
          content.isLaid(at) ||
          (marks & aside) !== 0 ||
          (found >= 0 && isForDelivery(block, found, behind, source)),
      };
    })
    .flatMap(({ isOther, ...price }) => (isOther ? [] : [price]));
}

const leastAlong = 4;
/** Prices of the content in order, all of them; where four or more texts of one element path name one, they are those of a list. */
export function readOutlinePrices(priced: Priced, source: OutlineSource): OutlinePrice[] {
  const isTeaser = teaserReader(source);
  return priced.blocks.flatMap((block) =>
    toPrices(block, source, isTeaser).map((price) => ({
      ...price,
      list: price.list || source.lists.pricesAlong(block.path) >= leastAlong,
    })),
  );
}
