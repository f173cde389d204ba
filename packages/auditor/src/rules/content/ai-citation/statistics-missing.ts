import { pagesOfKind } from "../../../populations.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../verdict.ts";

/** Shorter texts need no figures. */
const LEAST_WORDS = 150;
/** Figures that say something about the matter: not prices, years or dates, phone numbers or list numbers. */
const PRICE = /[€$£¥₩₹]\s?\d[\d.,]*|\d[\d.,]*\s?(€|\$|£|kr\b|zł|kč|eur\b|usd\b|chf\b|円|元)/giu;
const WRITTEN_DATE =
  /\b\d{1,2}(\.|st|nd|rd|th)?\s(de\s)?\p{L}{3,12}\.?,?\s(de\s)?(1[89]|20)\d\d|\p{L}{3,12}\.?\s\d{1,2}(st|nd|rd|th)?,?\s(1[89]|20)\d\d/gu;
const DATE = /\b(1[89]|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}:\d{2}\b|\+?\d[\d ()/-]{7,}\d/gu;
const FIGURE = /\d/u;
/** The extractor keeps so many characters of the main text. */
const KEPT = 4000;

export const statisticsMissing = definePageRule({
  id: "statistics-missing",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  aiVisibility: true,
  over: pagesOfKind("article", "product"),
  reads: ["text"],
  says: {
    failing: "Text without a single concrete figure",
    why: "In tests, texts with figures (sizes, times, shares, results) were quoted clearly more often by answer engines than vague ones.",
    fix: "Replace vague words by figures you can stand for: size, weight, duration, number of customers, measured results.",
    source: "https://arxiv.org/abs/2311.09735",
  },
  judge: ({ text }) => {
    if (text.mainWords < LEAST_WORDS) return notApplicable();
    const said = [text.main, ...text.paragraphs].join("\n");
    if (FIGURE.test([PRICE, WRITTEN_DATE, DATE].reduce((rest, pattern) => rest.replace(pattern, " "), said))) return pass();
    if (text.main.length >= KEPT - 1) return unknown("Only the first part of the long text was kept.");
    return fail({ at: "main text", saw: { words: text.mainWords, figures: 0 }, expected: "figures with units" });
  },
});
