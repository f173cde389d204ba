import * as texts from "../../../../fixes/pages/texts.ts";
import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const LEAST_CLAIMS = 2;
const FRAME = new Set(["header", "nav", "footer"]);
/** A share of something counted: "63 % of buyers", "drei von vier Kunden". */
const CLAIM =
  /\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|prozent|procent|pour ?cent|por ciento|per cento)\s+(?:of|der|des|aller|von|av|de|des|dei|delle|degli|van)\s|\b(?:one|two|three|four|five|nine|\d+) (?:out of|in) (?:every )?(?:two|three|four|five|ten|\d+) (?:people|users|buyers|customers|adults|women|men|companies|shoppers)\b|\b(?:zwei|drei|vier|neun|\d+) von (?:drei|vier|fünf|zehn|\d+) (?:menschen|kunden|käufern|deutschen|unternehmen|frauen|männern)\b/i;
/** Those whose words for shares and for sources are both listed. */
const LANGUAGES = new Set("en de fr es it nl".split(" "));
const ATTRIBUTED =
  /according to|source:|\bstud(?:y|ies|ien?|ier|iern?a?|io|ios|i)\b|étude|forsk|research|survey|report|umfrage|undersökning|rapport|bericht|\bstud(y|ies) (by|from|of)|survey (by|from|of)|report(ed)? by|published (by|in)|\((?:19|20)\d\d\)|\[\d+\]|\blaut\b|quelle:|studie (der|des|von)|umfrage (der|des|von)|selon\b|source :|étude (de|du)|según\b|fuente:|estudio (de|del)|secondo\b|fonte:|volgens\b|bron:|enligt\b|källa:/i;

/** A link inside the paragraph, as its words show, or words that name the source. */
export const rule = definePageRule({
  id: "statistics-unsourced",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  // One experiment with the engines of its year; which claims want a source takes a reader to tell.
  grade: "C",
  aiVisibility: true,
  languages: LANGUAGES,
  over: articlePages,
  reads: ["text", "links", "url", "head"],
  source: "https://arxiv.org/abs/2311.09735",
  judge: ({ text, links, url, head }) => {
    const claims = text.paragraphs.filter((paragraph) => CLAIM.test(paragraph));
    if (claims.length < LEAST_CLAIMS) return notApplicable();
    const host = new URL(url).host;
    const outward = links
      .filter((link) => link.url !== null && new URL(link.url).host !== host && !FRAME.has(link.region))
      .map((link) => link.text)
      .filter((words) => words.length > 2);
    const open = claims.filter((claim) => !ATTRIBUTED.test(claim) && !outward.some((words) => claim.includes(words)));
    if (open.length < LEAST_CLAIMS) return pass();
    const language = languageOf(head.lang);
    if (language !== null && !LANGUAGES.has(language))
      return unknown(`We don't know how sources are named in the page's language (${language}).`);
    const saw = { figures: claims.length, withoutSource: open.length, examples: open.slice(0, 3).map(quoted) };
    return fail({ at: "text", saw, expected: "source and link" });
  },
  words: { en },
  givesWayTo: [{ to: ["citations-missing"], as: "task" }],
  fix: texts.sources,
});
