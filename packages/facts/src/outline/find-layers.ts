import type { FoundRange, FoundSpan } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import { type FlowText, peekText } from "../text/flow-text.ts";
import { blocksWith } from "./blocks-with.ts";
import { isConsentAnswer, mayAskConsent, speaksOfConsent } from "./consent-words.ts";
import { consentMark, cookieMark, dialogMark, noticeMark } from "./marks.ts";

export interface Layers {
  /** Requests for consent, dialogs and what isn't displayed: no part of what the page says itself. */
  readonly ranges: readonly FoundRange[];
  /** One of them asks for consent. */
  readonly consent: boolean;
}

const longestRequest = 3000;
const mostLooked = 400;
/** A layer that holds so much of a page's text is the page. */
const mostShare = 0.6;

const holds = (range: FoundRange, at: number): boolean => at >= range.from && at < range.to;

/** A block has a control to answer a request with. */
const isAnswered = (range: FoundRange, state: PageState, flow: FlowText): boolean =>
  state.buttons.some(
    (button) =>
      button.from >= range.from &&
      button.to <= range.to &&
      isConsentAnswer(peekText(flow, button.from, button.to, 100) || button.label),
  );

/** A short block that is named after cookies or speaks of consent, and can be answered. */
function asksConsent(span: FoundSpan, state: PageState, flow: FlowText): boolean {
  if (span.to - span.from > longestRequest) return false;
  const isNamed = (span.marks & cookieMark) !== 0;
  return isAnswered(span, state, flow) && (isNamed || mayAskConsent(peekText(flow, span.from, span.to, mostLooked)));
}

const namedLayer = dialogMark | noticeMark | cookieMark;

function isLayer(span: FoundSpan, state: PageState, flow: FlowText): "consent" | "dialog" | null {
  if ((span.marks & consentMark) !== 0) return "consent";
  if ((span.marks & namedLayer) === 0) return null;
  if (asksConsent(span, state, flow)) return "consent";
  return (span.marks & dialogMark) !== 0 ? "dialog" : null;
}

const cookieWord = /[ck]o[ok]+i|кук|cookie|쿠키|クッキー|kakor|ciastecz/gi;

/** Blocks without a telling name at the edge of the page, such as the last in the body, that ask for consent. */
function findUnnamed(state: PageState, flow: FlowText): FoundRange[] {
  const found: FoundRange[] = [];
  for (const { from, to } of blocksWith(state.blocks, flow, cookieWord)) {
    if (to - from > longestRequest || found.some((range) => holds(range, from))) continue;
    const text = peekText(flow, from, to, mostLooked);
    if (text.search(cookieWord) < 0 || !speaksOfConsent(text)) continue;
    const last = state.buttons.findLast(
      (button) =>
        button.from >= to - 1 &&
        button.from - to < 300 &&
        isConsentAnswer(peekText(flow, button.from, button.to, 100) || button.label),
    );
    if (last !== undefined) found.push({ from, to: Math.max(to, last.to) });
  }
  return found;
}

/** Where consent layers, dialogs and undisplayed pieces stand in the page's text. */
export function findLayers(state: PageState, flow: FlowText): Layers {
  const { length } = state.flow;
  const heading = state.headings.find(({ level }) => level === 1)?.from ?? -1;
  const ranges: FoundRange[] = [];
  let consent = false;
  for (const span of state.spans) {
    const kind = isLayer(span, state, flow);
    if (kind === null) continue;
    const size = span.to - span.from;
    // On a page with little text of its own a request for consent may be the most of it.
    const isMost = size > length * mostShare && (heading < 0 || size > longestRequest);
    if (isMost || (heading >= 0 && holds(span, heading))) continue;
    if (kind === "consent") consent = true;
    ranges.push(span);
  }
  const unnamed = findUnnamed(state, flow);
  if (unnamed.length > 0) consent = true;
  const hidden = state.concealed.filter(
    ({ how, from, to }) => how === "not displayed" && to - from < length * mostShare,
  );
  return { ranges: [...ranges, ...unnamed, ...hidden], consent };
}
