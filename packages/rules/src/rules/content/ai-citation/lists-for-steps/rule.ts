import { plainDigits } from "@audit/facts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { countWords, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const LEAST_STEPS = 3;
const LEAST_WORDS = 4;
/** A number typed by hand; those of an ordered list are drawn by the browser and are no text. */
const NUMBERED =
  /^\(?(?:(?:step|schritt|étape|paso|passo|passaggio|stap|steg|trin|trinn|krok)\s+)?(\d{1,2})\s*[.):–-]\s*(?=\p{L})/iu;

export const rule = definePageRule({
  id: "lists-for-steps",
  category: "content",
  area: "ai-citation",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  // Whether numbered blocks are steps or sections takes a reader to tell.
  grade: "C",
  aiVisibility: true,
  over: pagesOfKind("article", "product"),
  reads: ["text", "structure"],
  source: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element",
  judge: ({ text, structure }) => {
    const steps = longestSeries(text.paragraphs);
    if (steps.length >= LEAST_STEPS) {
      return fail({ at: "main text", saw: steps.slice(0, 3).map(quoted), expected: "an ordered list (ol)" });
    }
    return structure.orderedLists > 0 ? pass() : notApplicable();
  },
  words: { en },
  shows: (saw) => specificTexts(saw),
  fix,
});

/** A number comes first, behind a bracket or a word; first letters of the words in either case, and what is not plain. */
const BEGINNINGS = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /[\d(sptk]/i.test(String.fromCharCode(code)) ? 1 : 0,
);

/** A bracket, the longest word and a number; blocks have single spaces. */
const LONGEST_BEGINNING = 16;

function hasDigitEarly(block: string): boolean {
  const end = Math.min(block.length, LONGEST_BEGINNING);
  for (let at = 0; at < end; at++) {
    const code = block.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

const mayBeNumbered = (block: string): boolean => {
  const first = block.charCodeAt(0);
  return (first >= 0x80 || BEGINNINGS[first] === 1) && hasDigitEarly(block);
};

/** Blocks numbered 1, 2, 3 ... in order; other blocks may stand between them. */
function longestSeries(blocks: readonly string[]): string[] {
  let longest: string[] = [];
  let run: string[] = [];
  for (const said of blocks) {
    const block = plainDigits(said);
    if (!mayBeNumbered(block)) continue;
    const number = Number(NUMBERED.exec(block)?.[1] ?? Number.NaN);
    if (!Number.isFinite(number) || countWords(block) < LEAST_WORDS) continue;
    run = number === run.length + 1 ? [...run, block] : number === 1 ? [block] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
