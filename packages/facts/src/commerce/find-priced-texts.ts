import type { FoundSegment } from "../collect/findings.ts";
import { findWritten, type WrittenPrice } from "../prices/find-prices.ts";
import { type FlowText, peekText } from "../text/flow-text.ts";
import { hasCurrency, hasDigit } from "../text/text-flow.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { currencyWord } from "../text/trigger-words.ts";

/** A piece of text with a digit and the sign or name of a currency, and the prices it may name. */
export interface PricedText {
  readonly segment: FoundSegment;
  /** At most 400 characters; shares memory with the page. */
  readonly text: string;
  readonly written: readonly WrittenPrice[];
}

const longest = 400;

const mayNamePrice = ({ hints }: FoundSegment): boolean =>
  (hints & hasDigit) !== 0 && (hints & (hasCurrency | currencyWord)) !== 0;

/** Cards and banners say the same on page after page. */
const writtenIn = createTextMemo(findWritten);

/** The pieces of a page's text that may name prices, in order. */
export const findPricedTexts = (segments: readonly FoundSegment[], flow: FlowText): PricedText[] =>
  segments.filter(mayNamePrice).map((segment) => {
    const text = peekText(flow, segment.from, segment.to, longest);
    return { segment, text, written: writtenIn(text) };
  });
