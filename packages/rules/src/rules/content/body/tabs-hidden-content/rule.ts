import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeLook } from "../../../../reading/closer-looks.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

const LEAST_WORDS = 10;

/** Panels that hold their text while closed are fine: Google reads what is in the page, shown or not. */
export const rule = defineSiteRule({
  id: "tabs-hidden-content",
  category: "content",
  area: "body",
  severity: "medium",
  fixKind: "template",
  certainty: 0.85,
  aiVisibility: true,
  kinds: ["product"],
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  judge: ({ rendering }) => {
    // Panels are opened on product pages only.
    if (rendering.pages.length > 0 && !rendering.pages.some(({ kind }) => kind === "product")) return notApplicable();
    return judgeLook(rendering, "lateTabs", (_page, tabs) => {
      const late = tabs.filter(({ words }) => words >= LEAST_WORDS);
      if (late.length === 0) return null;
      const saw = late.map(({ label, words, text }) => ({ tab: label, words, text }));
      return { at: "closed panels of the page", saw, expected: "the text in the page before anything is opened" };
    });
  },
  words: { en },
  shows: (saw) => saw.map(({ text }) => text),
  fix: worklist(en),
});
