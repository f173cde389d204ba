import { block, paragraph, tag, tagFlags } from "../html/tags.ts";
import { addMark, blockMark, hasCurrency, hasDigit, lineMark } from "../text/text-flow.ts";
import { currencyWord, dateWord, deliveryWord, ratingWord, stockWord } from "../text/trigger-words.ts";
import type { PageState } from "./page-state.ts";
import { most } from "./limits.ts";

const longestSummary = 120;
const summary = tag("summary");
/** Longer pieces are prose: a price or a stock note in them says little about the page. */
const longestHint = 400;
const speaking = stockWord | deliveryWord | ratingWord | dateWord;

function looksPriced(hints: number): boolean {
  return (hints & hasDigit) !== 0 && (hints & (hasCurrency | currencyWord)) !== 0;
}

/** Prices seen so far, with one in the piece of text that is not ended yet. */
export const pricesBefore = ({ flow, priceHints }: PageState): number => priceHints + (looksPriced(flow.hints) ? 1 : 0);

/** Tag of the innermost block at or above a depth, 0 outside all. */
function blockAt({ open }: PageState, depth: number): number {
  for (let above = depth; above > 0; above--) {
    if (((tagFlags[open.tag[above] ?? 0] ?? 0) & block) !== 0) return open.tag[above] ?? 0;
  }
  return 0;
}

/** Ends the piece of text since the last block mark; it belongs to the innermost block at or above `depth`. */
export function endSegment(state: PageState, depth: number): void {
  const { flow } = state;
  const from = state.segmentStart;
  // Behind the mark that ended the last segment nothing has been said.
  if (flow.length === from) return;
  addMark(flow, blockMark);
  const to = flow.length;
  const hints = flow.hints;
  if (to <= from) return;
  state.segmentStart = to;
  flow.hints = 0;
  const within = blockAt(state, depth);
  const { open } = state;
  const region = open.region[open.depth] ?? 0;
  if (state.blocks.length < most.blocks)
    state.blocks.push({ from, to, path: open.path[depth] ?? 0, tag: within, region });
  if (flow.inMain && state.paragraphs.length < most.paragraphs && ((tagFlags[within] ?? 0) & paragraph) !== 0) {
    state.paragraphs.push({ from, to });
  }
  if (to - from <= longestSummary && state.summaries.length < most.summaries && within === summary)
    state.summaries.push({ from, to });
  if (hints === 0 || to - from > longestHint) return;
  const priced = looksPriced(hints);
  if (priced) state.priceHints++;
  if ((priced || (hints & speaking) !== 0) && state.segments.length < most.segments) {
    state.segments.push({ from, to, hints, region });
  }
}

/** Breaks a line or a word without ending the block. */
export function breakLine(state: PageState): void {
  addMark(state.flow, lineMark);
}

/** Switches between main text and frame text; the ranges of main text are noted. */
export function setMain(state: PageState, inMain: boolean): void {
  const { flow } = state;
  if (flow.inMain === inMain) return;
  flow.inMain = inMain;
  if (inMain) state.mainStart = flow.length;
  else if (flow.length > state.mainStart) state.mainRanges.push({ from: state.mainStart, to: flow.length });
}
