import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { hasFigure } from "../../../../reading/figures.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Shorter texts need no figures. */
const LEAST_WORDS = 150;
/** The extractor keeps so many characters of the main text. */
const KEPT = 4000;

/** One study of one engine; many a good text needs no figure: information only. */
export const rule = definePageRule({
  id: "statistics-missing",
  category: "content",
  area: "ai-citation",
  severity: "low",
  fixKind: "content",
  certainty: 0.6,
  grade: "C",
  aiVisibility: true,
  over: pagesOfKind("article", "product"),
  reads: ["text"],
  source: "https://arxiv.org/abs/2311.09735",
  judge: ({ text }) => {
    if (text.mainWords < LEAST_WORDS) return notApplicable();
    if (hasFigure(text.main) || text.paragraphs.some(hasFigure)) return pass();
    if (text.main.length >= KEPT - 1) return unknown("Only the first part of the long text was kept.");
    return fail({ at: "main text", saw: { words: text.mainWords, figures: 0 }, expected: "figures with units" });
  },
  words: { en },
  fix,
});
