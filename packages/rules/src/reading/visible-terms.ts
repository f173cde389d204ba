import { plainDigits, readPrices, type PageFacts } from "@audit/facts";
import {
  conditional,
  daySpans,
  freeReturn,
  freeShipping,
  paidReturn,
  refunding,
  returning,
  shipping,
  special,
} from "../knowledge/terms-words.ts";
import { onlyCountries, type OnlyCountries } from "./only-countries.ts";

/** A statement of the text with the number it names. */
export interface Said {
  readonly value: number;
  readonly text: string;
  /** Of an amount whose sign tells it. */
  readonly currency?: string | null;
}

/** What a text tells buyers about sending and sending back. */
export interface VisibleTerms {
  /** Orders of this amount and above ship free. */
  readonly freeFrom: readonly Said[];
  /** What sentences about shipping, none of them about a free one, give as its cost. */
  readonly costs: readonly Said[];
  /** The sentence that calls shipping free without a condition, or null. */
  readonly free: string | null;
  /** Sentences that name all countries goods are sent to. */
  readonly onlyTo: readonly OnlyCountries[];
  /** Every amount of money in the text. */
  readonly amounts: readonly number[];
  /** Days within which goods may come back. */
  readonly returnDays: readonly Said[];
  /** Every number of days in the text. */
  readonly days: readonly number[];
  readonly freeReturn: string | null;
  readonly paidReturn: string | null;
  /** More was written than the facts keep, so that silence proves nothing. */
  readonly isCut: boolean;
}

/** The facts keep so many blocks of a page's text, and so many characters of each. */
const MOST_BLOCKS = 60;
const LONGEST_BLOCK = 400;
const LONGEST_SENTENCE = 300;

/** Reads the main text sentence by sentence. */
export function visibleTerms({ paragraphs }: Pick<PageFacts["text"], "paragraphs">): VisibleTerms {
  const sentences = paragraphs
    .flatMap((block) => plainDigits(block).split(/(?<=[.!?;])\s+/u))
    .filter((sentence) => sentence !== "" && sentence.length <= LONGEST_SENTENCE);
  const read = <T>(from: (sentence: string) => readonly T[]): T[] => sentences.flatMap(from);
  const first = (pattern: RegExp): string | null => sentences.find((sentence) => pattern.test(sentence)) ?? null;
  return {
    freeFrom: read((sentence) =>
      freeShipping.test(sentence) && conditional.test(sentence) ? onlyAmount(sentence) : [],
    ),
    costs: read((sentence) => (freeShipping.test(sentence) || special.test(sentence) ? [] : shippingCost(sentence))),
    free:
      sentences.find((one) => freeShipping.test(one) && !conditional.test(one) && onlyAmount(one).length === 0) ?? null,
    onlyTo: sentences.map(onlyCountries).filter((said) => said !== null),
    amounts: read((sentence) => readPrices(sentence).map(({ amount }) => amount)),
    returnDays: read((text) => (returning.test(text) && !refunding.test(text) ? onlyDays(text) : [])),
    days: read((sentence) => daysIn(sentence).flat()),
    freeReturn: first(freeReturn),
    paidReturn: first(paidReturn),
    isCut: paragraphs.length >= MOST_BLOCKS || paragraphs.some((block) => block.length >= LONGEST_BLOCK),
  };
}

/** Spans of days in a text; a single number is a span of one. */
export const daysIn = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(daySpans)].map(([, from, to]) => [Number(from), Number(to ?? from)] as const);

/** The one amount of a sentence: of several, none can be told to be meant. */
function onlyAmount(sentence: string): Said[] {
  const prices = readPrices(sentence);
  const [price] = prices;
  return prices.length === 1 && price !== undefined
    ? [{ value: price.amount, text: sentence, currency: price.currency }]
    : [];
}

const NEAR = 60;

/** The amount behind the word: "€19.90 plus shipping" names the price of something else. */
function shippingCost(sentence: string): Said[] {
  const [amount, ...others] = readPrices(sentence);
  const said = shipping.exec(sentence);
  if (amount === undefined || others.length > 0 || said === null || conditional.test(sentence)) return [];
  const distance = sentence.indexOf(amount.text) - said.index;
  return distance > 0 && distance <= NEAR ? [{ value: amount.amount, text: sentence, currency: amount.currency }] : [];
}

function onlyDays(text: string): Said[] {
  const spans = daysIn(text);
  return spans.length === 1 && spans[0]![0] === spans[0]![1] ? [{ value: spans[0]![0], text }] : [];
}

/** What several pages of one shop say together. */
export const joinTerms = (all: readonly VisibleTerms[]): VisibleTerms => ({
  freeFrom: all.flatMap((one) => one.freeFrom),
  costs: all.flatMap((one) => one.costs),
  free: all.map((one) => one.free).find((text) => text !== null) ?? null,
  onlyTo: all.flatMap((one) => one.onlyTo),
  amounts: all.flatMap((one) => one.amounts),
  returnDays: all.flatMap((one) => one.returnDays),
  days: all.flatMap((one) => one.days),
  freeReturn: all.map((one) => one.freeReturn).find((text) => text !== null) ?? null,
  paidReturn: all.map((one) => one.paidReturn).find((text) => text !== null) ?? null,
  isCut: all.some((one) => one.isCut),
});

/** The one value that all statements agree on; null when there is none or they differ. */
export function agreed(said: readonly Said[]): Said | null {
  const [first] = said;
  return first !== undefined && said.every(({ value }) => value === first.value) ? first : null;
}
