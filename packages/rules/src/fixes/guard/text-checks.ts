import type { PageFacts, Region } from "@audit/facts";
import { countFunctionWords, LISTED_LANGUAGES } from "../../knowledge/function-words.ts";
import { oneLine } from "../../escape/plain.ts";
import { tokensOf } from "../../reading/words.ts";
import { sentencesOf } from "../../view/shared-texts.ts";
import { holdsSample } from "../../reading/sample-texts.ts";
import { findFiller, isUnfilled } from "../../reading/unfilled.ts";
import { oncePerPage } from "../../view/once-per-page.ts";
import { addressWords } from "../../view/address-words.ts";
import { kindAt } from "../../view/page-kind.ts";
import { sameName } from "../../reading/site-names.ts";
import { productBrand, productWords } from "../../view/product-words.ts";
import { languageOf } from "../../view/site-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { textLanguageOf } from "../../view/text-language.ts";
import type { Patch } from "../patches/patch.ts";
import { isHanging } from "./hanging-words.ts";
import { lostNames } from "./lost-names.ts";
import {
  endsAsking,
  listName,
  namedTwice,
  nameOfOne,
  shouted,
  stutter,
  tableRow,
  tooLittle,
  tooShort,
} from "./name-checks.ts";
import { languageFolder } from "../../reading/language-folder.ts";
import { scriptOf, scriptOfLanguage } from "./scripts.ts";

/** A proposed text and the page it is for. */
export interface Proposal {
  readonly text: string;
  readonly patch: Patch;
  readonly page: PageFacts;
  readonly view: SiteView;
}

/** Why a text is not fit to be shown to visitors; null where nothing speaks against it. */
type TextCheck = (proposal: Proposal) => string | null;

/** Marks of copies, of unfilled templates and of what programs print for nothing. */
const LEFT_OVER =
  /\[:[a-z]{2}\]|%%\w+%%|\{\{|\}\}|\((?:copy|copie|kopie|copia|cópia|kopia|kopija|копія|копия|копие)(?: \d+)?\)|\bundefined\b|\bNaN\b|\bnull\b|\btodo\b|\blorem\b|dolor sit amet/i;
/** Pages that systems are delivered with, by their shorter words. */
const SAMPLE = /this is an example page|just another wordpress|sample page|hello world|edit or delete it/i;

const filler: TextCheck = ({ text }) =>
  isUnfilled(text) || findFiller(text) >= 0 || LEFT_OVER.test(text) || SAMPLE.test(text) || holdsSample(text)
    ? "the text found on the page is filler"
    : null;

const FILE_NAME = /\.(?:jpe?g|png|webp|gif|svg|avif|html?|php)\b|@\dx\b|\b\d{3,4}\s?x\s?\d{3,4}\b/i;
const HASH = /[0-9a-f]{12,}|\b(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{14,}\b|\b(?:img|dsc|image)[_ -]?\d{2,}/i;

const fileName: TextCheck = ({ text }) =>
  FILE_NAME.test(text) || HASH.test(text) || !/\p{L}{2}/u.test(text) ? "the words found are the name of a file" : null;

/** Longer than words are in languages that part them. */
const GLUED = /\p{L}{28,}/u;
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** "HandmadeMugs": where a line breaks between two elements, their texts may run together. */
const JOINED = /\p{L}*\p{Ll}{2}\p{Lu}\p{Ll}{2}\p{L}*/gu;

const LONG = /\p{L}{7,}/gu;
const SHORTEST_PART = 3;

/** A word that the page does not show, of which it shows the two parts beside each other: "piezaspara". */
function isTwo(word: string, shown: string): boolean {
  if (shown.includes(word)) return false;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    if (shown.includes(` ${word.slice(0, at)} ${word.slice(at)} `)) return true;
  return false;
}

const glued: TextCheck = ({ text, page }) => {
  if (GLUED.test(text) && !UNPARTED.test(text)) return "words run together";
  let known: string | undefined;
  const shown = (): string =>
    (known ??= `${page.text.main} ${page.head.titles.join(" ")} ${page.text.paragraphs.join(" ")}`);
  const isGlued = (word: string): boolean =>
    !shown().includes(word) && shown().includes(word.replace(/(\p{Ll})(\p{Lu})/u, "$1 $2"));
  const isJoined =
    (text.match(JOINED) ?? []).some(isGlued) || (text.match(LONG) ?? []).some((word) => isTwo(word, shown()));
  return isJoined || /\p{L}[.!?]\p{Lu}\p{Ll}/u.test(text) ? "words run together" : null;
};

/** The name of the page without the site's behind it. */
const firstPart = (text: string): string => text.split(/\s[|–—·-]\s/u)[0] ?? text;

const hanging: TextCheck = ({ text, page, view }) => {
  // A whole heading of the page breaks off nowhere: "Terms of Bread by Ed".
  const isWhole = (part: string): boolean => page.headings.some((heading) => oneLine(heading.text) === part);
  const parts = isWhole(firstPart(text)) ? [] : [firstPart(text), text];
  const ends = parts.map((part) => /([\p{L}\p{M}']+)[^\p{L}\p{N}]*$/u.exec(part)?.[1] ?? "");
  const breaks = ends.some((word) => isHanging(word, languageOf(page), view));
  // Greek questions end in the sign that joins sentences elsewhere.
  const isOpen = /[,:–—|/&(-]\s*$|(?<!\p{Script=Greek});\s*$|\([^)]*$/u.test(text);
  return breaks || isOpen ? "the text breaks off" : null;
};

const cut: TextCheck = ({ text, patch }) => {
  if (/(…|\.{3})\s*$|…/u.test(text)) return "the text breaks off";
  if (patch.op !== "description" && patch.op !== "og:description") return null;
  if (!/[.!?。！？؟।][)"'»”]?\s*$/u.test(text)) return "the sentence does not end";
  return /^\p{Ll}/u.test(text) ? "the sentence does not begin" : null;
};

const scriptOn = oncePerPage(({ head, headings, text }) =>
  scriptOf([...head.titles, ...headings.map((one) => one.text), text.main].join(" ")),
);

const otherScript: TextCheck = ({ text, page, view }) => {
  // A page that is mixed, as one half translated, is meant in the language of its folder.
  const own = scriptOn(page, view) ?? scriptOfLanguage(languageFolder(page.url));
  const script = scriptOf(text);
  return own !== null && script !== null && own !== script ? "the words are in another script than the page" : null;
};

/** Little words that tell a language, and how many more of them than of the declared one. */
const ENOUGH = 3;

const otherLanguage: TextCheck = ({ text, page, view }) => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  // Where a template declares the wrong language, the page's own words are right all the same.
  const own = countFunctionWords(words, textLanguageOf(page, view)?.split("-")[0]?.toLowerCase() ?? languageOf(page));
  if (own === null || own > 1) return null;
  const isOther = LISTED_LANGUAGES.some((one) => (countFunctionWords(words, one) ?? 0) >= ENOUGH + 2 * own);
  return isOther ? "the words are in another language than the page says" : null;
};

const inContent = (region: Region): boolean => region === "main" || region === "body";

/** Pages that make a text one of the frame: so many, and so much of the site. */
const FEW = 4;
const COMMON = 0.1;

const boilerplate: TextCheck = ({ text, patch, page, view }) => {
  const name = firstPart(text).trim();
  if (patch.op === "title" && page.kind !== "home" && name.toLowerCase() === view.nameOn(page).toLowerCase())
    return "it only repeats the site's name";
  if (/\bcookies?\b|javascript/i.test(text) && !/\bcookies?\b/i.test(addressWords(page.url) ?? ""))
    return "the text found is a notice";
  // What heads the page in a lower rank heads it in the first one too, though menus name it.
  const isHeading = page.headings.some((one) => oneLine(one.text) === text && inContent(one.region));
  if (patch.op === "h1" && isHeading) return null;
  // A page under several addresses heads the same on each.
  const isCommon = (one: string): boolean => view.pagesSaying(one) >= Math.max(FEW, view.served.length * COMMON);
  return isCommon(text) || text.split(/(?<=[.!?。])\s+/u).some((one) => one.length > 40 && isCommon(one))
    ? "the text found stands on many pages"
    : null;
};

const twice: TextCheck = ({ text, patch, page, view }) => {
  const isOwn = (present: readonly string[]): number => Number(present.map(oneLine).includes(text));
  if (patch.op === "title" && view.pagesTitled(text) > isOwn(page.head.titles.slice(0, 1)))
    return "another page has the same title";
  if (patch.op === "og:title" && page.kind !== "home" && view.pagesTitled(text) > 1)
    return "several pages have the same title";
  return patch.op === "description" && view.pagesDescribed(text) > isOwn(page.head.descriptions.slice(0, 1))
    ? "another page has the same description"
    : null;
};

const lost: TextCheck = ({ text, patch, page, view }) => {
  if (!["title", "h1", "og:title", "twitter:title"].includes(patch.op) || kindAt(page.url, view) !== "product")
    return null;
  // Previews name the site beside the title.
  const isPreview = patch.op === "og:title" || patch.op === "twitter:title";
  const names = lostNames(text, patch, { page, view, brand: productBrand(page) }).filter(
    (name) => !isPreview || !sameName(name, view.name),
  );
  return names.length > 0 ? `it would lose ${names.map((name) => `“${name}”`).join(", ")}` : null;
};

/** In a language of accents or another script, what only the address says has lost them. */
const fromAddress: TextCheck = ({ text, patch, page }) => {
  const words = addressWords(page.url)?.toLowerCase();
  if (patch.op === "alt" || words === undefined || !text.toLowerCase().includes(words)) return null;
  const shown = [page.text.main, ...page.head.titles, ...page.headings.map((one) => one.text)].join(" ").toLowerCase();
  if ((shown.match(ACCENTED) ?? []).length < FEWEST_ACCENTS) return null;
  return shown.includes(words) ? null : "only the address of the page says so";
};

const ACCENTED = /(?![a-z])\p{L}/gu;
const FEWEST_ACCENTS = 10;

const LISTS: ReadonlySet<PageFacts["kind"]> = new Set(["category", "list"]);

/** A name of the page that goes on where the proposal ends, in the middle of a phrase. */
const cutName: TextCheck = ({ text, patch, page, view }) => {
  if (!["title", "h1", "og:title", "twitter:title"].includes(patch.op)) return null;
  const name = firstPart(text).trim();
  const longer = [...page.headings.map((one) => one.text), ...page.head.titles, productWords(page, view).name ?? ""];
  // "linen Archives" at /tag/linen: one word that programs put behind what their lists are called.
  const isWholeAddress =
    LISTS.has(page.kind) && tokensOf(name).join(" ") === tokensOf(addressWords(page.url) ?? "").join(" ");
  const isCut = longer.some((one) => {
    const rest = oneLine(one).toLowerCase().startsWith(name.toLowerCase()) ? oneLine(one).slice(name.length) : "";
    // Of a list the first alone is not what the page is about.
    if (/^\s*,/.test(rest)) return true;
    if (isWholeAddress && /^\s\p{L}+(?:\s[|–—·-]\s.*)?$/u.test(rest)) return false;
    const next = /^\s+([\p{L}\p{M}\p{N}]+)/u.exec(rest)?.[1] ?? null;
    return next !== null && !isHanging(next, languageOf(page), view);
  });
  return isCut && !longer.map((one) => oneLine(one).toLowerCase()).includes(name.toLowerCase())
    ? "the text breaks off"
    : null;
};

/** A sentence whose words nearly all stand in the one before it tells nothing more. */
const repeated: TextCheck = ({ text }) => {
  const sentences = sentencesOf(text).map((one) => new Set(tokensOf(one)));
  const isSaid = sentences.some((words, at) => {
    const before = sentences[at - 1];
    const known = [...words].filter((word) => before?.has(word)).length;
    return before !== undefined && words.size > 2 && known >= MOST_SAID * words.size;
  });
  return isSaid ? "it says the same twice" : null;
};

const MOST_SAID = 0.8;

const CHECKS: readonly TextCheck[] = [
  repeated,
  stutter,
  shouted,
  namedTwice,
  listName,
  nameOfOne,
  endsAsking,
  filler,
  fileName,
  glued,
  hanging,
  cutName,
  fromAddress,
  cut,
  otherScript,
  otherLanguage,
  boilerplate,
  twice,
  lost,
  tooShort,
  tableRow,
  tooLittle,
];

/** What no page has alone, and what its editors chose for search results, may stand in its preview as it is. */
function isChosen({ text, patch, page, view }: Proposal): boolean {
  if (/^(og|twitter):title$/.test(patch.op))
    return oneLine(page.head.titles[0] ?? "") === text && view.pagesTitled(text) === 1;
  if (/^(og|twitter):description$/.test(patch.op))
    return page.head.descriptions.map(oneLine).includes(text) && view.pagesDescribed(text) === 1;
  return false;
}

const CHECKS_OF_CHOSEN: readonly TextCheck[] = [filler, fileName, otherScript];

/** The first reason against a text, as a clause. */
export function textFault(proposal: Proposal): string | null {
  if (proposal.text === "") return "there are no words for it on the page";
  for (const check of isChosen(proposal) ? CHECKS_OF_CHOSEN : CHECKS) {
    const why = check(proposal);
    if (why !== null) return why;
  }
  return null;
}
