import { itemAt } from "@audit/facts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { blockWords } from "../../../../reading/prose.ts";
import { quoted, tokensOf } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

const TITLE_REPEATS = 4;
const LEAST_LETTERS = 4;
/** A paragraph in which every sixth word is the same one, eight times or more, was written for machines. */
const LEAST_WORDS = 30;
const LEAST_REPEATS = 8;
const MOST_SHARE = 1 / 6;
/** Words of grammar with four letters and more. */
const GRAMMAR =
  /^(that|this|with|from|have|your|will|they|their|what|when|which|more|also|than|into|been|were|there|about|nicht|eine[mnrs]?|oder|sich|auch|sind|wird|werden|haben|durch|über|dans|pour|avec|vous|nous|plus|sont|cette|para|como|está|este|esta|pero|della|delle|sono|come|voor|niet|deze|naar|kunt|till|från|eller|inte|detta|som|med)$/;

/** Single paragraphs and titles are judged, not the density of a page: that number has no meaning to search engines. */
export const rule = definePageRule({
  id: "keyword-stuffing",
  category: "content",
  area: "body",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  grade: "B",
  aiVisibility: true,
  over: indexableContent,
  reads: ["text", "head"],
  source: "https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing",
  judge: ({ text, head }) => {
    for (const title of head.titles) {
      const found = most(tokensOf(title), TITLE_REPEATS);
      if (found) {
        return fail({ at: "head > title", saw: { ...found, text: quoted(title) }, expected: "the word once" });
      }
    }
    const counts = blockWords(text.paragraphs);
    for (const [index, paragraph] of text.paragraphs.entries()) {
      if (itemAt(counts, index) < LEAST_WORDS) continue;
      const words = tokensOf(paragraph);
      const repeated = inRow(words);
      if (repeated !== null) {
        return fail({ at: "text", saw: { word: repeated, text: quoted(paragraph) }, expected: "the word once" });
      }
      if (!isProse(paragraph)) continue;
      const found = most(words, LEAST_REPEATS);
      if (!found || found.count < MOST_SHARE * words.length) continue;
      return fail({
        at: "text",
        saw: { ...found, words: words.length, text: quoted(paragraph) },
        expected: "other words",
      });
    }
    return pass();
  },
  words: { en },
  shows: ({ text }) => [text],
  onlyAlong: true,
  fix: null,
});

/** A word that stands so often in a row that no sentence has it; null without. */
function inRow(words: readonly string[]): string | null {
  let run = 1;
  for (let at = 1; at < words.length; at += 1) {
    const word = itemAt(words, at);
    run = word === words[at - 1] && word.length >= LEAST_LETTERS && !GRAMMAR.test(word) ? run + 1 : 1;
    if (run >= LONGEST_RUN) return word;
  }
  return null;
}

const LONGEST_RUN = 6;

/** Code and lists of tags repeat words by nature. */
const isProse = (text: string): boolean => /[.!?…]["”»)]*$/.test(text.trim()) && !/[{}=_;<>]/.test(text);

/** The word that comes most often, at least so often; null without. */
function most(words: readonly string[], least: number): { word: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const word of words) if (word.length >= LEAST_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1);
  let best: { word: string; count: number } | null = null;
  for (const [word, count] of counts) {
    if (count >= least && count > (best?.count ?? 0) && !GRAMMAR.test(word) && !/\d/.test(word)) best = { word, count };
  }
  return best;
}
