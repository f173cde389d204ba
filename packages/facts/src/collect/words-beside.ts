import type { TextFlow } from "../text/text-flow.ts";
import type { FoundRange } from "./findings.ts";
import type { PageState } from "./page-state.ts";

/** More letters are a sentence, which tells about a form rather than naming a field. */
const mostLetters = 40;
/** Signs of a stepper, each in a button of its own, may stand between the words and their field. */
const mostPieces = 3;

const hasLetter = ({ codes }: TextFlow, from: number, to: number): boolean =>
  /\p{L}/u.test(String.fromCharCode(...codes.subarray(from, to)));

/** Words of headings, links and buttons name something else than the field behind them. */
function isOfOther({ headings, links, buttons }: PageState, from: number, to: number): boolean {
  const others = [headings.at(-1), links.at(-1), buttons.at(-1)];
  return others.some((other) => other !== undefined && other.from < to && other.to > from);
}

/** The line of words that ends right where the flow does, and began behind `from`: what names a field for the eye. */
export function wordsBefore(state: PageState, from: number): FoundRange | null {
  const { flow } = state;
  let to = flow.length;
  let mark = flow.markCount - 1;
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    while (to > from && (flow.codes[to - 1] ?? 0) === 32) to--;
    while (mark >= 0 && (flow.marks[mark] ?? 0) >> 2 >= to) mark--;
    const start = Math.max(from, mark < 0 ? 0 : ((flow.marks[mark] ?? 0) >> 2) + 1);
    if (to <= start) return null;
    if (to - start > mostLetters) return null;
    if (hasLetter(flow, start, to)) return isOfOther(state, start, to) ? null : { from: start, to };
    to = start;
  }
  return null;
}
