import type { FoundRange, FoundSpan } from "../collect/findings.ts";
import { inAside, inBody, inFooter, inHeader, inMainRegion, inNav, type PageState } from "../collect/page-state.ts";
import { frameMark, offerMark } from "./marks.ts";

const holds = (range: FoundRange, at: number): boolean => at >= range.from && at < range.to;

/** What the elements around a place are named, for places asked in ascending order. */
export function createMarkReader(spans: readonly FoundSpan[]): (at: number) => number {
  const open: { to: number; marks: number }[] = [];
  let next = 0;
  let last = 0;
  const close = (at: number): void => {
    while ((open.at(-1)?.to ?? Number.POSITIVE_INFINITY) <= at) open.pop();
  };
  return (at) => {
    if (at < last) {
      open.length = 0;
      next = 0;
    }
    last = at;
    close(at);
    for (let span = spans[next]; span !== undefined && span.from <= at; span = spans[++next]) {
      const { to, marks } = span;
      close(at);
      if (to > at) open.push({ to, marks: marks | (open.at(-1)?.marks ?? 0) });
    }
    return open.at(-1)?.marks ?? 0;
  };
}

/** Which places of a page belong to its content: not to its frame, nor to what lies over it. */
export interface Content {
  /** The place of the main heading, else of the first one of the content; null without any. */
  readonly headingAt: number | null;
  isFrame(region: number, marks: number): boolean;
  isLaid(at: number): boolean;
  /** The same of what is no text, by the named elements around it. */
  isLaidIn(spans: readonly FoundSpan[], at: number): boolean;
}

/** Of a page without main heading the first one of its content. */
function lowerHeading(state: PageState, layers: readonly FoundRange[]): FoundRange | null {
  if (state.headings.some(({ level }) => level === 1)) return null;
  const own = state.headings.filter(
    ({ region, from, to }) =>
      to > from && (region === inBody || region === inMainRegion) && !layers.some((range) => holds(range, from)),
  );
  return own[0] ?? null;
}

export function createContent(state: PageState, layers: readonly FoundRange[]): Content {
  const heads = state.headings.filter(({ level, from }) => level === 1 && !layers.some((range) => holds(range, from)));
  const heading = heads.find(({ to, from }) => to > from) ?? lowerHeading(state, layers);
  // A header that holds the main heading is part of the content.
  const spans = state.spans.filter(({ marks }) => (marks & frameMark) !== 0);
  const isInverted = heading !== null && spans.some((span) => holds(span, heading.from));
  const known: ReadonlySet<FoundRange> = new Set(state.spans);
  return {
    headingAt: heading?.from ?? null,
    isFrame: (region, marks) =>
      region === inHeader ||
      region === inNav ||
      region === inFooter ||
      (region === inAside && (marks & offerMark) === 0) ||
      (!isInverted && (marks & frameMark) !== 0),
    isLaid: (at) => layers.some((range) => holds(range, at)),
    isLaidIn: (around, at) =>
      layers.some((range) => (known.has(range) ? around.some((span) => span === range) : holds(range, at))),
  };
}
