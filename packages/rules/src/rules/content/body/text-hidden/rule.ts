import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { countWords, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

/** Labels for screen readers are hidden the same way and are short. */
const LEAST_WORDS = 20;
/** Tabs, menus and animations hide by display and opacity; these ways only serve to keep text from eyes. */
const DECEIVING = new Set(["off-screen", "same colour"]);

export const rule = definePageRule({
  id: "text-hidden",
  category: "content",
  area: "body",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  over: indexableContent,
  reads: ["text"],
  source: "https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links",
  judge: ({ text }) => {
    const hidden = text.concealed.find(
      (piece) => DECEIVING.has(piece.how) && (countWords(piece.text) >= LEAST_WORDS || piece.outbound > 1),
    );
    if (!hidden) return pass();
    const saw = {
      hidden: hidden.how,
      words: countWords(hidden.text),
      linksToOtherSites: hidden.outbound,
      text: quoted(hidden.text),
    };
    return fail({ at: "inline style", saw, expected: "visible text" });
  },
  words: { en },
  shows: ({ text }) => [text],
  fix: null,
});
