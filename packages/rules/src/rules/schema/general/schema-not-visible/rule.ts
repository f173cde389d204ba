import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Of one page; the template that writes them is the same for all. */
const MOST_TEXTS = 12;

/** The extractor looks for questions, answers, reviews and names in all of the page's text, hidden parts included. */
export const rule = definePageRule({
  id: "schema-not-visible",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  over: publicContent,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ structuredData }) => {
    const { sought, unseen } = structuredData.visible;
    if (sought === 0) return notApplicable();
    const [first] = unseen;
    if (first === undefined) return pass();
    if (unseen.every(({ at }) => at.startsWith("Answer")))
      return unknown("The page shows these questions and may answer them in other words.");
    const saw = {
      lookedFor: sought,
      hidden: unseen.length,
      notOnPage: unseen.slice(0, MOST_TEXTS).map(({ at, text }) => ({ at, text })),
    };
    return fail({ at: first.at, saw, expected: "the same words in the page's text" });
  },
  words: { en },
  // A rating nobody sees is taken out with the reviews that stand beside it.
  givesWayTo: [{ to: ["rating-markup-unseen"], as: "task" }],
  onlyFound: true,
  fix,
});
