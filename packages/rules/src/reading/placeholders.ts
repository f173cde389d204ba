import { textOf } from "./structured-data.ts";

/** Whole values that stand for nothing. */
const EMPTY_TALK =
  /^(todo|tbd|tba|xxx+|n\/a|null|undefined|nan|\[object object\]|placeholder|sample|insert .{1,40} here|your .{1,40} here|test test)$/i;
/** Marks of templates that nobody filled in. */
const UNFILLED = /\{\{.{0,80}\}\}|\{%.{0,80}%\}|<%.{0,80}%>|\$\{[\w.]+\}|%%[\w.]+%%|\[\[[\w .]+\]\]|lorem ipsum/i;
/** Codes of a plugin for several languages that nothing has split: "[:uk]Чай[:en]Tea[:]". */
const RAW_LANGUAGES = /\[:[a-z]{2,3}\][^]*\[:(?:[a-z]{2,3})?\]/;
/** Hosts reserved for documents (RFC 2606). */
const EXAMPLE_HOST = /^(?:https?:)?\/\/(?:www\.)?example\.(?:com|org|net)(?:[/:?#]|$)|@example\.(?:com|org|net)$/i;

/**
 * True for a value of structured data that stands for nothing.
 * @param ownHost the page itself lies on a host reserved for documents.
 */
export function isPlaceholder(value: string, property: string, ownHost: boolean): boolean {
  const text = textOf(value);
  if (EMPTY_TALK.test(text) || (!ownHost && EXAMPLE_HOST.test(text)) || RAW_LANGUAGES.test(text)) return true;
  // A search action's target holds braces by design: "https://...?q={search_term_string}".
  return property !== "articleBody" && property !== "text" && UNFILLED.test(text);
}
