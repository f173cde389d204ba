import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { type Passage, passagesOf } from "../../../../reading/passages.ts";
import { hasWords, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const LEAST_PASSAGES = 3;
const LEAST_WORDS = 15;
/** One such beginning is style. */
const LEAST_FAULTS = 2;

/** A pronoun with a verb right behind it, or words that point elsewhere; per language. */
const LEANING: Readonly<Record<string, RegExp>> = {
  en: /^(it|they|he|she|this|that|these|those)('s|'re| (is|are|was|were|has|have|had|can|will|would|means|makes|made|allows|helps|gives|shows|happens|also|usually|often))\b|^(as (mentioned|described|shown|explained) (above|before|earlier)|see above|the above|the same (goes|applies))\b/i,
  de: /^(er|sie|es|dies|das|diese[srnm]?) (ist|sind|war|waren|hat|haben|kann|können|wird|werden|macht|zeigt|bedeutet|hilft|gilt)\b|^(wie (oben|bereits|schon) (erwähnt|beschrieben|gezeigt)|siehe oben|das gleiche gilt)\b/i,
  fr: /^(il|elle|ils|elles|cela|ça|ceci|ceux-ci) (est|sont|était|a|ont|peut|peuvent|permet|signifie)\b|^(comme (mentionné|décrit|indiqué) (ci-dessus|plus haut)|voir ci-dessus)\b/i,
  es: /^(esto|eso|este|esta|estos|estas) (es|son|era|ha|han|puede|pueden|permite|significa)\b|^(como (se )?(mencion|descri|indic)\S* (arriba|antes|anteriormente)|ver arriba)\b/i,
};

export const rule = definePageRule({
  id: "chunk-self-contained",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  grade: "B",
  aiVisibility: true,
  languages: new Set(Object.keys(LEANING)),
  over: pagesOfKind("article", "product"),
  reads: ["text", "headings", "head"],
  source: "https://arxiv.org/abs/2312.06648",
  judge: ({ text, headings, head }) => {
    const leaning = LEANING[languageOf(head.lang) ?? "en"];
    if (!leaning) return notApplicable();
    const passages = passagesOf(text.main, headings);
    const faulty = passages.filter((passage) => leaning.test(passage.text) && isWhole(passage));
    if (faulty.length < LEAST_FAULTS) return hasEnough(passages) ? pass() : notApplicable();
    const sections = passages.filter(isWhole).length;
    if (sections < LEAST_PASSAGES) return notApplicable();
    const examples = faulty.slice(0, 3).map((passage) => ({
      heading: quoted(passage.heading.text),
      begins: quoted(passage.text.slice(0, 80)),
    }));
    return fail({
      at: "main text",
      saw: { sections, leaning: faulty.length, examples },
      expected: "a subject",
    });
  },
  words: { en },
  fix: worklist(en),
});

const isWhole = (passage: Passage): boolean => hasWords(passage.text, LEAST_WORDS);

/** Stops counting words at the last passage that is needed. */
function hasEnough(passages: readonly Passage[]): boolean {
  let whole = 0;
  return passages.some((passage) => isWhole(passage) && ++whole === LEAST_PASSAGES);
}
