import { textOf } from "./structured-data.ts";

/** Whole values that stand for nothing. */
const EMPTY_TALK =
  /^(todo|tbd|tba|xxx+|n\/a|null|undefined|nan|\[object object\]|placeholder|sample|insert .{1,40} here|your .{1,40} here|test test)$/i;
/** Marks of templates that nobody filled in. */
const UNFILLED = /\{\{.{0,80}\}\}|\{%.{0,80}%\}|<%.{0,80}%>|\$\{[\w.]+\}|%%[\w.]+%%|\[\[[\w .]+\]\]|lorem ipsum/i;
/** Hosts reserved for documents (RFC 2606). */
const EXAMPLE_HOST = /^(?:https?:)?\/\/(?:www\.)?example\.(?:com|org|net)(?:[/:?#]|$)|@example\.(?:com|org|net)$/i;

const SPACE = 0x20;
const BRACE = 0x7b;
const PERCENT = 0x25;
const BRACKET = 0x5b;
const DOT = 0x2e;
const SMALL = 0x20;
const SMALL_E = 0x65;
const SMALL_L = 0x6c;
const SMALL_M = 0x6d;
const SMALL_U = 0x75;

/**
 * True for a value of structured data that stands for nothing.
 * @param ownHost the page itself lies on a host reserved for documents.
 */
export function isPlaceholder(value: string, property: string, ownHost: boolean): boolean {
  if (mayBeEmptyTalk(value) && EMPTY_TALK.test(textOf(value))) return true;
  const signs = signsIn(value);
  if (signs === 0) return false;
  const text = textOf(value);
  if (!ownHost && (signs & DOMAIN) !== 0 && EXAMPLE_HOST.test(text)) return true;
  // A search action's target holds braces by design: "https://...?q={search_term_string}".
  return property !== "articleBody" && property !== "text" && (signs & TEMPLATE) !== 0 && UNFILLED.test(text);
}

/** First letters of talk that stands for nothing, in either case; white space may stand before it. */
const TALK = Uint8Array.from({ length: 0x80 }, (_, code) =>
  code <= SPACE || /[txnu[psiy]/i.test(String.fromCharCode(code)) ? 1 : 0,
);
const mayBeEmptyTalk = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return first >= TALK.length || TALK[first] === 1;
};

/** "example." ends so, and "ipsum"; every other mark of a template holds a brace, a percent sign or a bracket. */
const DOMAIN = 1;
const TEMPLATE = 2;

/** What a text may hold, found in one walk: values seldom have any of it. */
function signsIn(text: string): number {
  let signs = 0;
  let before = 0;
  let second = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DOT) {
      if (before === SMALL_E && second === SMALL_L) signs |= DOMAIN;
    } else if (code === BRACE || code === PERCENT || code === BRACKET) signs |= TEMPLATE;
    else if ((code | SMALL) === SMALL_M && before === SMALL_U) signs |= TEMPLATE;
    second = before;
    before = code | SMALL;
  }
  return signs;
}
