import { offerWords } from "../../knowledge/offer-words.ts";
import { type PageFacts, readPrices, textBefore } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { firstParagraph, openingOf, ownSentences } from "../../view/own-sentences.ts";
import { WIDEST_DESCRIPTION } from "../../knowledge/limits.ts";
import { SNIPPET_SIZE, textWidth } from "../../reading/text-width.ts";
import { pageName } from "../../view/page-name.ts";
import { pageSummary } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { sentencesOf } from "../../view/shared-texts.ts";
import { shareTopic } from "../../reading/topics.ts";
import { topicsOf } from "../../view/page-topics.ts";
import { textLanguageOf } from "../../view/text-language.ts";
import { isCartNotice } from "../../reading/cart-notice.ts";
import { cutAtSense } from "./cut-at-sense.ts";
import { homeName } from "./headings.ts";
import { listSentence } from "./list-sentence.ts";
import { shownValues } from "./telling-values.ts";
import { fittingLength } from "./fitting-length.ts";

/** Latin letters that fit into the 985 pixels Google shows on a wide screen. */
const MOST = 145;
/** Below this the result wastes its second line. */
const LEAST = 70;

/**
 * A description from the page's own sentences, with the name in front where it is missing; where they say little, what
 * the page lists or heads in its parts. Prices are never added: they would go out of date unseen. Null where the page
 * says too little for any.
 * @param keep whether the present description may serve as the source (not when other pages share it)
 */
export function proposeDescription(page: PageFacts, view: SiteView, keep: boolean): string | null {
  const text = describe(page, view, keep);
  return text === null || sentencesOf(text).some(isCartNotice) ? null : withoutLastQuestion(text);
}

/** What leads over to the next paragraph asks; without it the rest is whole. */
function withoutLastQuestion(text: string): string {
  const sentences = sentencesOf(text);
  const isAsking = (one: string): boolean => /[?？؟]$/u.test(one);
  const last = sentences.at(-1) ?? "";
  return isAsking(last) && sentences.some((one) => !isAsking(one))
    ? text.slice(0, text.lastIndexOf(last)).trim()
    : text;
}

function describe(page: PageFacts, view: SiteView, keep: boolean): string | null {
  const present = keep ? page.head.descriptions.map(oneLine).find((text) => text !== "") : undefined;
  const source = present && present.length > fittingLength(present, MOST) ? present : sourceText(page, view, present);
  const distinct = keep ? null : distinguish(page, view);
  const named = distinct ?? (source ? (present ? source : withName(source, page, view)) : null);
  if (named === null) return listing(page, view);
  return lengthened(wholeSentence(page, view, named, source), page, view);
}

/** A short text with what the page says next, else with what it lists or what values it gives. */
function lengthened(short: string, page: PageFacts, view: SiteView): string {
  const isEnough = (text: string): boolean => text.length >= fittingLength(text, LEAST);
  const fits = (text: string): boolean => textWidth(text, SNIPPET_SIZE) <= WIDEST_DESCRIPTION;
  if (isEnough(short)) return short;
  const sentences = ownSentences(page, view).filter((one) => /[.!。]$/u.test(one));
  const withMore = (start: string): string =>
    sentences
      .filter((one) => !start.includes(one))
      .reduce((text, one) => (isEnough(text) || !fits(`${text} ${one}`) ? text : `${text} ${one}`), start);
  const name = page.kind === "product" ? pageName(page, view) : null;
  // A sentence that is too long behind the first one may still say enough behind the name.
  const behindName = name === null ? [] : sentences.map((one) => withName(one, page, view)).filter(fits);
  const longer = [withMore(short), ...behindName].find(isEnough) ?? short;
  if (isEnough(longer)) return longer;
  const language = textLanguageOf(page, view);
  const room = fittingLength(longer, MOST) - longer.length - 1;
  const values = page.kind === "product" ? shownValues(page) : [];
  const more = [newTopics(page, view, longer), values.filter((value) => !longer.includes(value))];
  const sentence = more.map((words) => listSentence(words, language, room)).find((words) => words !== null);
  return sentence === undefined ? longer : `${longer} ${sentence}`;
}

/** The text cut to whole sentences; a long first one stands without the name before it, or gives way to the next about the same. */
function wholeSentence(page: PageFacts, view: SiteView, named: string, source: string | null): string {
  const ended = (text: string): string =>
    endSentence(fitSentences(text, fittingLength(text, MOST), page), fittingLength(text, MOST));
  const full = ended(named);
  if (!full.endsWith("…") || source === null) return full;
  const bare = endSentence(source, fittingLength(source, MOST_IN_ONE));
  if (!bare.endsWith("…")) return bare;
  const name = pageName(page, view);
  const next = sentencesOf(source)
    .slice(1)
    .find((one) => one.length >= LEAST && one.length <= fittingLength(one, MOST) && name && shareTopic(one, name));
  return next === undefined ? full : endSentence(next, MOST);
}

/** Of one sentence a little more fits than is safe for several. */
const MOST_IN_ONE = 160;

/** What a page without sentences lists, behind its name. */
function listing(page: PageFacts, view: SiteView): string | null {
  const name = page.kind === "home" ? homeName(page, view) : pageName(page, view);
  if (name === null) return null;
  const line = (rest: string): string => `${name}: ${rest}`;
  const most = fittingLength(name, MOST) - name.length - 2;
  const values = page.kind === "product" ? shownValues(page) : [];
  const words = [newTopics(page, view, name), values].find((some) => some.length > 1) ?? [];
  const listed = listSentence(words, textLanguageOf(page, view), most);
  return listed === null ? null : line(listed);
}

/** Topics that the text does not name yet. */
const newTopics = (page: PageFacts, view: SiteView, text: string): string[] =>
  // Below a product stand the headings of its reviews and of other goods.
  (page.kind === "product" ? [] : topicsOf(page, view)).filter(
    (topic) => !text.toLowerCase().includes(topic.toLowerCase()),
  );

/** A page that begins with the words it shares with one or two others is told from them by its name. */
function distinguish(page: PageFacts, view: SiteView): string | null {
  const shared = page.head.descriptions.map(oneLine).find((text) => text !== "");
  const name = pageName(page, view);
  if (!shared || !name || view.pagesNamed(name) > 1 || view.pagesDescribed(shared) > FEW_SHARE) return null;
  if (view.isShared(shared)) return null;
  return openingOf(page) === shared ? `${name}: ${shared}` : null;
}

const FEW_SHARE = 3;

const isOffer = (text: string, { head }: PageFacts): boolean =>
  readPrices(text).length > 0 ||
  offerWords[textBefore((head.lang ?? "").toLowerCase(), "-")]?.test(text.toLowerCase()) === true;

/** Leaves out whole sentences until the text fits, last ones first; the first stays, and what the text sells by. */
function fitSentences(text: string, most: number, page: PageFacts): string {
  let kept = text.split(/(?<=[.!?])\s+/);
  while (kept.length > 2 && kept.join(" ").length > most) {
    const idle = kept.findLastIndex((one, at) => at > 0 && !isOffer(one, page));
    if (idle < 0) break;
    kept = kept.filter((_one, at) => at !== idle);
  }
  const fitted = kept.join(" ");
  return fitted.length <= most ? fitted : text;
}

function withName(text: string, page: PageFacts, view: SiteView): string {
  const name = pageName(page, view);
  if (!name || isSaid(name, text) || isLatin(name) !== isLatin(text)) return text;
  // The title says it already, and half of the line would be gone.
  if (page.kind === "article" && name.length > LONG_NAME && text.length >= LEAST) return text;
  return /[.!?:]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

/** A name in other letters than the text glues two languages together. */
const isLatin = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
};

const LONG_NAME = 40;

/** Most words of a long name at the start of the text are the name, written another way. */
function isSaid(name: string, text: string): boolean {
  const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const start = new Set(wordsOf(text.slice(0, START)));
  const words = wordsOf(name);
  const said = words.filter((word) => start.has(word)).length;
  return text.toLowerCase().includes(name.toLowerCase()) || (words.length > FEW_WORDS && said * 2 >= words.length);
}

/** Letters at the start of a description that everybody reads. */
const START = 80;
const FEW_WORDS = 3;

function sourceText(page: PageFacts, view: SiteView, present: string | undefined): string | null {
  const paragraph = firstParagraph(page, view);
  const adds = present && paragraph && !paragraph.includes(present) && !isLabel(present);
  if (adds) return `${endSentence(present, MOST)} ${paragraph}`;
  if (paragraph !== null || present !== undefined) return paragraph ?? present ?? null;
  const summary = page.head.descriptions.length === 0 ? pageSummary(page, view) : null;
  return summary !== null && summary.length >= LEAST_SUMMARY ? summary : null;
}

/** A shorter line says that something is missing or on its way, rarely what the page offers. */
const LEAST_SUMMARY = 50;

/** "Intro" and "Blog" add nothing to a sentence. */
const isLabel = (text: string): boolean => text.length < MOST_OF_A_LABEL;
const MOST_OF_A_LABEL = 20;

/** A stop much earlier wastes the line, and may say no more than the name. */
const MOST_OF_THE_ROOM = 0.75;

/** Cuts after the last whole sentence that uses at least half of the room, else at a word with an ellipsis. */
function endSentence(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return /[.!?…。]$/u.test(line) ? line : `${line.replace(/[\s,;:–-]+$/u, "")}.`;
  const sentence = /^.*(?:[.!?](?=\s)|。)/u.exec(line.slice(0, most + 1))?.[0];
  if (sentence && sentence.length >= most / 2) return sentence;
  const part = cutAtSense(line, most - 1);
  return part.length >= MOST_OF_THE_ROOM * most ? `${part.replace(/[.!?]$/, "")}…` : cutAtWord(line, most, "…");
}
