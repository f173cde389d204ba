import { type MeaningReader, meaningReader } from "../phrases/read-meanings.ts";
import type { Meaning } from "../phrases/word-table.ts";
import { detach } from "../text/characters.ts";
import { type ClaimSource, blockText, regionAt } from "./claim-source.ts";
import type { PromotionClaim, TermClaim } from "./page-claims.ts";
import { parseWrittenDate } from "../assemble/text-dates.ts";
import { yearlessEnd } from "./yearless-end.ts";

const most = { terms: 40, promotions: 10 };
const shortest = 12;
const longest = 200;
/** The beginning of a long sentence has to tell what it is about. */
const telling = 120;
const about: readonly Meaning[] = ["returns", "shipping", "sale"];

const tellsNumber = /\p{Nd}/u;
/** Words beside the number: a price by itself is no term. */
const words = /\p{L}{3}/gu;

/** Sentences of a block that hold a digit, of a length that people read. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;。])\s+|\s[·•|]\s/u)
    .map((sentence) => sentence.trim())
    .filter(
      (one) =>
        one.length >= shortest && one.length <= longest && tellsNumber.test(one) && (one.match(words)?.length ?? 0) > 1,
    );

/** Dates that are named as the end of something stand last: "1 May 2024 – 3 June 2024". */
function latestDate(text: string): string | null {
  const dates = text.split(/\s?[–—]\s?|\s-\s/).flatMap((part) => parseWrittenDate(part) ?? []);
  return dates.toSorted().at(-1) ?? null;
}

const longestNotice = 240;
/** What is taken off, or a price. */
const amount = /\d\s?%|%\s?\d|\p{Sc}/u;

/** A notice of reduced prices whose last day stands without its year: the bar above a page says all in one line. */
function noticeIn(said: string, { languages }: ClaimSource, meaningIn: MeaningReader): string | null {
  // Most pieces with an amount are prices, without a word.
  if (said.length > longestNotice || !amount.test(said) || !/\p{L}{3}/u.test(said)) return null;
  const ends = yearlessEnd(said, languages);
  if (ends === null) return null;
  return meaningIn(said.slice(0, telling)).includes("sale") ? ends : null;
}

/** Sentences with numbers on sending, on sending back, and on reduced prices. */
export function readTerms(source: ClaimSource): { terms: TermClaim[]; promotions: PromotionClaim[] } {
  const { languages, state } = source;
  const meaningIn = meaningReader(languages, about);
  const terms: TermClaim[] = [];
  const promotions: PromotionClaim[] = [];
  for (let block = 0; block < state.blocks.length; block++) {
    const { from, to } = state.blocks[block] ?? { from: 0, to: 0 };
    if (to - from < shortest) continue;
    const said = blockText(source, block);
    // Most pieces of a page tell no number.
    if (!tellsNumber.test(said)) continue;
    const notice = promotions.length < most.promotions ? noticeIn(said, source, meaningIn) : null;
    if (notice !== null) promotions.push({ text: detach(said), ends: notice, region: regionAt(source, block) });
    for (const sentence of sentencesOf(said)) {
      const meant = meaningIn(sentence.slice(0, telling));
      if (meant.length === 0) continue;
      const region = regionAt(source, block);
      const topic = meant.includes("returns") ? "returns" : meant.includes("shipping") ? "shipping" : null;
      if (topic !== null && terms.length < most.terms) terms.push({ about: topic, text: detach(sentence), region });
      if (!meant.includes("sale") || promotions.length >= most.promotions) continue;
      const ends = latestDate(sentence);
      if (ends !== null) promotions.push({ text: detach(sentence), ends, region });
    }
  }
  return { terms, promotions };
}
