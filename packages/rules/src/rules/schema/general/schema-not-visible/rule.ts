import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** The extractor looks for questions, answers, reviews and names in all of the page's text, hidden parts included. */
export const rule = definePageRule({
  id: "schema-not-visible",
  category: "schema",
  area: "general",
  severity: "high",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  over: publicContent,
  reads: ["structuredData"],
  says: {
    failing: "Markup describes what the page does not show",
    why: "Google wants marked up questions, answers and reviews to stand on the page for visitors too, and may act against a site that marks up hidden content.",
    fix: "Show these texts on the page, or take them out of the markup.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  },
  told: ({ soughtTexts, unseenTexts }) => (!soughtTexts ? notApplicable() : unseenTexts ? null : pass()),
  judge: ({ structuredData }) => {
    const { sought, unseen } = structuredData.visible;
    if (sought === 0) return notApplicable();
    if (unseen.length === 0) return pass();
    const saw = { lookedFor: sought, notOnPage: unseen.slice(0, 4).map(({ at, text }) => ({ at, text })) };
    return fail({ at: unseen[0]!.at, saw, expected: "the same words in the page's text" });
  },
});
