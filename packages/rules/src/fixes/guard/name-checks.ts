import type { PageFacts } from "@audit/facts";
import { fittingLength } from "../words/fitting-length.ts";
import { oneLine } from "../../escape/plain.ts";
import { sameName } from "../../reading/site-names.ts";
import { tokensOf } from "../../reading/words.ts";
import { isShouted } from "../../view/own-case.ts";
import { pageName } from "../../view/page-name.ts";
import { sentencesOf } from "../../view/shared-texts.ts";
import { templateEnd } from "../../view/template-end.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Patch } from "../patches/patch.ts";
import { TOO_LITTLE } from "./brief.ts";

interface Proposal {
  readonly text: string;
  readonly patch: Patch;
  readonly page: PageFacts;
  readonly view: SiteView;
}

const TITLES: ReadonlySet<string> = new Set(["title", "og:title", "twitter:title"]);
const PARTS = /\s*[|｜]\s*|\s+[–—·•»-]\s+/u;

/** Capitals are a style of the heading; in results they cry. What the page heads so in a lower rank may stay so. */
export function shouted({ text, patch, page }: Proposal): string | null {
  const [name = text] = text.split(PARTS);
  if (!isShouted(name) || (patch.before !== null && isShouted(patch.before))) return null;
  // A preview may say what the title says.
  const stands =
    (patch.op === "h1" && page.headings.some((one) => oneLine(one.text) === text)) ||
    (patch.op === "og:title" && page.head.titles.some((one) => oneLine(one).startsWith(name)));
  return stands ? null : "the words found are written in capitals throughout";
}

/** A title names the house once, in whichever spelling or script, and ends as all titles of the site do. */
export function namedTwice({ text, patch, page, view }: Proposal): string | null {
  if (!TITLES.has(patch.op)) return null;
  const parts = text.split(PARTS).filter((part) => part !== "");
  const isDouble = parts.some((part, at) => parts.slice(at + 1).some((other) => isSame(part, other)));
  if (isDouble) return "it says one name twice";
  const end = templateEnd(page, view)
    .split(PARTS)
    .findLast((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (patch.op !== "title" || end === undefined || !isSame(last, end)) return null;
  const others = [view.name, view.nameOn(page)].filter((name) => !isSame(name, end));
  return parts.slice(1, -1).some((part) => others.some((name) => isSame(part, name)))
    ? "it says the name of the site twice"
    : null;
}

const isSame = (one: string, other: string): boolean =>
  one.length >= SHORTEST && other.length >= SHORTEST && sameName(one, other) && lengthsAlike(one, other);

const SHORTEST = 3;
const lengthsAlike = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= ALIKE * Math.max(one.length, other.length);
const ALIKE = 0.6;

/** A word of three letters names nothing, but in scripts of which each sign is a word. */
export function tooShort({ text, patch }: Proposal): string | null {
  if (patch.op !== "h1" && patch.op !== "title") return null;
  const [name = ""] = text.split(PARTS);
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length < LEAST_LETTERS && /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\s]*$/u.test(name)
    ? "the words found are too few to name a page"
    : null;
}

const LEAST_LETTERS = 4;

const MANY_THINGS: ReadonlySet<string> = new Set(["category", "list", "home"]);

/** The name of one of the goods describes no list of them. */
export function nameOfOne({ text, patch, page, view }: Proposal): string | null {
  if (patch.op !== "description" && patch.op !== "og:description") return null;
  if (!MANY_THINGS.has(page.kind)) return null;
  const line = text.replace(/[.!]\s*$/u, "");
  const rest = line.slice(line.indexOf(": ") + 1).trim();
  const own = pageName(page, view);
  return [line, rest].some((name) => name !== own && view.pagesNamed(name) > 0)
    ? "the text found is the name of one of the things that the page lists"
    : null;
}

/** Results show two lines; a text of a few words wastes the second. */
export function tooLittle({ text, patch }: Proposal): string | null {
  return patch.op === "description" && text.length < fittingLength(text, LEAST_OF_TWO_LINES) ? TOO_LITTLE : null;
}

const LEAST_OF_TWO_LINES = 70;

/** Of so many words so many are numbers, or labels of values: a row of a table, not a sentence. */
const MOST_NUMBERS = 0.3;
const MOST_LABELS = 4;
const MOST_UNPARTED = 3;

/** Part numbers and "Width: 20 cm Height: 30 cm" describe nothing to those who search. */
export function tableRow({ text, patch }: Proposal): string | null {
  if (patch.op !== "description" && patch.op !== "og:description") return null;
  const words = text.split(/\s+/);
  const numbers = words.filter((word) => /\d/.test(word)).length;
  const labels = text.match(/\p{L}\s?[:：](?=\s?[\p{L}\d])/gu)?.length ?? 0;
  const most = /[,;，、]/u.test(text) ? MOST_LABELS : MOST_UNPARTED;
  return numbers > MOST_NUMBERS * words.length || labels >= most
    ? "the text found is a row of numbers or values"
    : null;
}

/** What programs call a later page of a list, or a list of one keyword. */
const LIST_NAME =
  /^(?:page|seite|p[áa]gina|pagina|strona|str[áa]nka|страница|сторінка|sayfa|sida|side|oldal)\s*\d+$|^tagged\b/iu;

export function listName({ text, patch }: Proposal): string | null {
  if (patch.op === "alt") return null;
  return text.split(PARTS).some((part) => LIST_NAME.test(part.trim()))
    ? "the words found name a page of a list, not what it is about"
    : null;
}

/** So many words in the same order twice are one thing said twice. */
const RUN = 4;

/** The same run of words a second time, in whichever sentence. */
export function stutter({ text, patch }: Proposal): string | null {
  if (patch.op !== "description" && patch.op !== "og:description") return null;
  const words = tokensOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const run = words.slice(at, at + RUN).join(" ");
    if (runs.has(run)) return "it says the same twice";
    runs.add(run);
  }
  return null;
}

const ASKS = /[?？؟][)"'»”]?\s*$/u;

/** A question that the description leaves open tells nothing; a page of questions is described by several. */
export function endsAsking({ text, patch }: Proposal): string | null {
  if (patch.op !== "description" && patch.op !== "og:description") return null;
  const sentences = sentencesOf(text);
  return ASKS.test(text) && !(sentences.length > 1 && sentences.every((one) => ASKS.test(one)))
    ? "it ends with a question that it does not answer"
    : null;
}
