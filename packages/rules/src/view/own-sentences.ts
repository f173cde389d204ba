import { readPrices, type PageFacts, type PageKind } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { isCartNotice } from "../reading/cart-notice.ts";
import { forLast } from "../reading/for-last.ts";
import { tokensOf } from "../reading/words.ts";
import { shareTopic } from "../reading/topics.ts";
import { pageName } from "./page-name.ts";
import { sentencesOf } from "./shared-texts.ts";
import { oncePerPage } from "./once-per-page.ts";
import { isFilledIn } from "./slot-texts.ts";
import type { SiteView } from "./site-view.ts";

// Lines that stand on every shop page and say nothing about this one.
const FRAME_TEXT =
  /cookie|javascript|akismet|newsletter|add to (cart|bag|basket)|warenkorb|subscribe|sign up|log ?in|connectez-vous|inscrivez-vous|melden sie sich an|logga in|inicia sesión|©|lorem ipsum|dolor sit amet|will not be published|ne sera pas publiée|wird nicht veröffentlicht|no será publicada|save my name|enregistrer mon nom|meinen namen[^.]*speichern|guarda mi nombre/i;

/** Who wrote it when, with how many comments. */
const BYLINE = /\b\d+\s+(comments?|commentaires?|kommentare?|comentarios?|commenti|kommentarer|reacties)\b/i;

/** An entry of a list by date. */
const DATED = /^(?:\p{L}+ \d{1,2},? \d{4}|\d{1,2}\.? \p{L}+ \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})\b/u;

/** An answer without its question, or a remark in brackets. */
const ANSWER = /^(?:[(※*＊†]|(?:yes|no|oui|non|ja|nein|nej|sí|si|sì|não|sim)[,.!]\s)/i;

/** Points at what stands beside it, such as a form, and means nothing elsewhere. */
const POINTING =
  /\b(?:above(?! all)|below|ci-dessus|ci-dessous|plus bas|más arriba|más abajo|weiter oben|weiter unten|hier oben|hier unten|ovan(?!på)|nedan|hieronder|hierboven|qui sotto|qui sopra)\b/i;

/** A line with a sign in front is an item of a list of terms or advantages. */
const ITEM = /^(?:\p{Extended_Pictographic}|[•·▪●✓✔✅☑►▶»→])/u;

/** A teaser leads on to the text that it is cut from. */
const TEASER = /(?:…|\.{3}|[»›→])[\s\])]*(?:[.:]|$)/u;

/** Labels of controls and menus in a row: "drag · look · tap a piece". */
function isRowOfLabels(text: string): boolean {
  const labels = text.split(/\s[·•|/›]\s/u);
  return labels.length >= FEWEST_LABELS && tokensOf(text).length <= labels.length * MOST_WORDS_IN_ONE;
}

const FEWEST_LABELS = 4;
const MOST_WORDS_IN_ONE = 3;

/** The label of a field that must be filled in. */
const LABEL = /\*\s*$/;

/** "Category: Mugs Tags: blue, clay": what a page is filed under. */
const FILED = /^\p{L}[\p{L} ]{2,20}:\s[^:.!?]+\s\p{L}{4,20}:\s/u;

const standsAlone = (text: string): boolean =>
  !isRowOfLabels(text) &&
  !isCartNotice(text) &&
  ![FILED, FRAME_TEXT, BYLINE, DATED, ANSWER, POINTING, ITEM, TEASER, LABEL].some((sort) => sort.test(text)) &&
  text.length >= LEAST_LETTERS;

/** A paragraph up to the sentence that points at something. */
function beforePointing(text: string): string {
  if (!POINTING.test(text)) return text;
  const sentences = sentencesOf(text);
  const pointing = sentences.findIndex((sentence) => POINTING.test(sentence));
  return pointing > 0 ? sentences.slice(0, pointing).join(" ") : text;
}

/** A sentence with a colon at its end leads to a list, and is none without it. */
const beforeList = (text: string): string => (/[:：]$/u.test(text) ? sentencesOf(text).slice(0, -1).join(" ") : text);

const LEAST_LETTERS = 50;
/** A shorter sentence leaves room for the next one. */
const ENOUGH_LETTERS = 70;

/** Pages whose own words others repeat; what stands on any other page and once more is what it lists. */
const REPEATED_BY_LISTS: ReadonlySet<PageKind> = new Set(["product", "article"]);

/** What the page begins with, be it another page's words too. */
export const openingOf = (page: PageFacts): string | null =>
  page.text.paragraphs.map(oneLine).find((text) => standsAlone(text) && /[.!?。]/u.test(text)) ?? null;

/**
 * The first paragraph that reads like a sentence about the page, with the next where it is short. Of a page of
 * answers its questions: answers mean nothing without them. Null when there is none.
 */
export const firstParagraph = oncePerPage((page, view): string | null => {
  const asked = page.headings
    .map(({ text }) => oneLine(text))
    .filter((text) => /[?？؟]$/.test(text) && !view.isShared(text));
  if (!answersQuestions(page, asked.length)) return firstSentences(page, view);
  return asked.length >= FEWEST_QUESTIONS ? asked.join(" ") : null;
});

/** Markup or name say so, or most of its headings ask. */
function answersQuestions({ kind, url, head, headings, structuredData }: PageFacts, asked: number): boolean {
  if (kind === "product" || kind === "article") return false;
  if (structuredData.items.some(({ types }) => types.includes("FAQPage"))) return true;
  if (/\bfaqs?\b/i.test(`${URL.parse(url)?.pathname ?? ""} ${head.titles[0] ?? ""}`)) return true;
  return asked >= FEWEST_QUESTIONS && asked * 2 > headings.filter(({ level }) => level > 1).length;
}

const FEWEST_QUESTIONS = 2;

function firstSentences(page: PageFacts, view: SiteView): string | null {
  const { own, telling } = ownTexts(page, view);
  const sentences = telling.filter(isSentence);
  const first = sentences[0] ?? telling[0] ?? null;
  if (first === null || first.length >= ENOUGH_LETTERS) return first;
  const next = own[own.indexOf(first) + 1];
  return next !== undefined && sentences.includes(next) && /[.!?。]$/u.test(first) ? `${first} ${next}` : first;
}

const isSentence = (text: string): boolean => /[.!?。]/u.test(text);

/** What the page goes on to say of itself, sentence by sentence. */
export const ownSentences = (page: PageFacts, view: SiteView): string[] =>
  ownTexts(page, view).telling.filter(isSentence).flatMap(sentencesOf);

/** The page's own paragraphs, and those of them that tell something without what stands around them. */
function ownTexts(page: PageFacts, view: SiteView): { readonly own: string[]; readonly telling: string[] } {
  const isOthers = (text: string): boolean =>
    REPEATED_BY_LISTS.has(page.kind) ? view.isShared(text) : view.isRepeated(text, page.url);
  const cells = cellsOf(page);
  const hidden = new Set(page.text.concealed.map(({ text }) => oneLine(text)));
  const cards = cardTexts(page);
  const own = page.text.paragraphs
    // What stands hidden as a whole is said after a click: "Already in your list! View it".
    .filter((text) => !isOthers(text) && !hidden.has(oneLine(text)) && !cells.has(text) && !cards.has(startOf(text)))
    .filter((text) => !isFilledIn(text, page, view) && isOfList(text, page, view))
    .map((text) => beforeList(beforePointing(withoutShared(oneLine(text), view))))
    .filter((text) => !isForeign(text, page));
  return { own, telling: own.filter((text) => standsAlone(text) && !isPriceLine(text)) };
}

/** What a category says of itself names what it holds; another sentence is of one of the goods that it shows. */
function isOfList(text: string, page: PageFacts, view: SiteView): boolean {
  if (page.kind !== "category" || page.outline.cards === 0) return true;
  const name = pageName(page, view);
  return name === null || shareTopic(text, name);
}

/** How the texts of a page's cards begin: each is about what its card leads to, not about the page. */
const cardTexts = ({ outline }: PageFacts): ReadonlySet<string> =>
  new Set(outline.texts.flatMap(({ list, text }) => (list === true ? startOf(text) : [])));

const startOf = (text: string): string => oneLine(text).slice(0, LEAST_LETTERS);

/** Begins with a price or holds several: the box beside the product, not a sentence about it. */
const isPriceLine = (text: string): boolean => /^\p{Sc}/u.test(text) || readPrices(text).length > 1;

/** What stands on many pages is the site's notice, also where it is one sentence of a paragraph. */
const withoutShared = (line: string, view: SiteView): string =>
  sentencesOf(line)
    .filter((sentence) => !view.isShared(sentence))
    .join(" ");

const FEWEST_WORDS = 8;
const FEWEST_OTHERS = 60;

/** Whether a text has no word in common with the long rest of its page, as one in another language has not. */
export function isForeign(text: string, page: PageFacts): boolean {
  const tokens = tokensOf(text);
  const words = tokens.filter((word) => /\p{L}/u.test(word));
  if (words.length < FEWEST_WORDS) return false;
  const { line, total, times } = mainTokens(page);
  const copies = line.split(oneLine(text)).length - 1;
  const own = countEach(tokens);
  return (
    total - copies * tokens.length >= FEWEST_OTHERS &&
    !words.some((word) => (times.get(word) ?? 0) > copies * (own.get(word) ?? 0))
  );
}

/** The words of a page's text, counted; its paragraphs are held against them one after the other. */
const mainTokens = forLast(({ text: { main } }: PageFacts) => {
  const line = oneLine(main);
  const tokens = tokensOf(line);
  return { line, total: tokens.length, times: countEach(tokens) };
});

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** Longer than what stands in most cells of a table. */
const MOST_OF_A_CELL = 25;

/** Paragraphs among short ones on a page with tables: a cell tells of its row. */
function cellsOf({ structure, text: { paragraphs } }: PageFacts): ReadonlySet<string> {
  if (structure.tables === 0) return new Set();
  const isShort = (index: number): boolean => (paragraphs[index]?.length ?? 0) <= MOST_OF_A_CELL;
  return new Set(
    paragraphs.filter((_text, at) => isShort(at - 1) && isShort(at + 1) && (isShort(at - 2) || isShort(at + 2))),
  );
}
