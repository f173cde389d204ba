import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../populations.ts";
import { everyItem, textOf } from "../../../reading/structured-data.ts";
import { quoted } from "../../../reading/words.ts";
import { pageUrl } from "../../../reading/page-url.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

/** Whole values that stand for nothing. */
const EMPTY_TALK =
  /^(todo|tbd|tba|xxx+|n\/a|null|undefined|nan|\[object object\]|placeholder|sample|insert .{1,40} here|your .{1,40} here|test test)$/i;
/** Marks of templates that nobody filled in. */
const UNFILLED = /\{\{.{0,80}\}\}|\{%.{0,80}%\}|<%.{0,80}%>|\$\{[\w.]+\}|%%[\w.]+%%|\[\[[\w .]+\]\]|lorem ipsum/i;
/** Hosts reserved for documents (RFC 2606). */
const EXAMPLE_HOST = /^(?:https?:)?\/\/(?:www\.)?example\.(?:com|org|net)(?:[/:?#]|$)|@example\.(?:com|org|net)$/i;

export const schemaPlaceholder = definePageRule({
  id: "schema-placeholder",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  aiVisibility: true,
  over: indexableContent,
  reads: ["url", "structuredData"],
  says: {
    failing: "Structured data contains placeholders",
    why: "Values such as TODO, N/A or an unfilled template tag are read as facts about your shop or product, or make the markup invalid.",
    fix: "Fill the value from your data, or leave the property out while you have none.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  },
  judge: ({ url, structuredData }) => {
    const items = everyItem(structuredData);
    if (items.length === 0) return notApplicable();
    const ownHost = /^(www\.)?example\.(com|org|net)$/.test(pageUrl(url).hostname);
    const found: { at: string; property: string; value: string }[] = [];
    for (const { item, at } of items) for (const one of placeholdersOf(item, ownHost)) found.push({ at, ...one });
    if (found.length === 0) return pass();
    return fail({ at: `${found[0]!.at} > ${found[0]!.property}`, saw: found.slice(0, 5) });
  },
});

interface Placeholder {
  readonly property: string;
  readonly value: string;
}

function placeholdersOf(item: SdItem, ownHost: boolean): Placeholder[] {
  const found: Placeholder[] = [];
  for (const property of Object.keys(item.props)) {
    for (const value of item.props[property]!) {
      if (typeof value !== "string" || !isPlaceholder(textOf(value), property, ownHost)) continue;
      found.push({ property, value: quoted(textOf(value)) });
    }
  }
  return found;
}

/** A search action's target holds braces by design: "https://...?q={search_term_string}". */
function isPlaceholder(text: string, property: string, ownHost: boolean): boolean {
  if (mayBeEmptyTalk(text) && EMPTY_TALK.test(text)) return true;
  const signs = signsIn(text);
  if (signs === 0) return false;
  if (!ownHost && (signs & DOMAIN) !== 0 && EXAMPLE_HOST.test(text)) return true;
  return property !== "articleBody" && property !== "text" && (signs & TEMPLATE) !== 0 && UNFILLED.test(text);
}

/** First letters of talk that stands for nothing, in either case. */
const TALK = Uint8Array.from({ length: 0x80 }, (_, code) => (/[txnu[psiy]/i.test(String.fromCharCode(code)) ? 1 : 0));
const mayBeEmptyTalk = (text: string): boolean => TALK[text.charCodeAt(0)] === 1;

const BRACE = 0x7b;
const PERCENT = 0x25;
const BRACKET = 0x5b;

const DOT = 0x2e;
const SMALL = 0x20;
const SMALL_E = 0x65;
const SMALL_M = 0x6d;
const SMALL_U = 0x75;

/** "example." ends so, and "ipsum"; every other mark of a template holds a brace, a percent sign or a bracket. */
const DOMAIN = 1;
const TEMPLATE = 2;

/** What a text may hold, found in one walk: values seldom have any of it. */
function signsIn(text: string): number {
  let signs = 0;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DOT) {
      if (before === SMALL_E) signs |= DOMAIN;
    } else if (code === BRACE || code === PERCENT || code === BRACKET) signs |= TEMPLATE;
    else if ((code | SMALL) === SMALL_M && before === SMALL_U) signs |= TEMPLATE;
    before = code | SMALL;
  }
  return signs;
}
