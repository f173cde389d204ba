import { publicContent } from "../../../../populations.ts";
import { IN_THE_LISTS } from "../../../../reading/in-the-lists.ts";
import { holdsFurtherGoods, unfilledLists } from "../../../../reading/unfilled-lists.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** A page that says so much beside its list is no empty page without it. */
const MANY_WORDS = 150;

/**
 * Told by the page as it is sent: a heading, at most a line of text, and a place named after a list with nothing in it.
 * What a browser sees there afterwards is js-product-list-missing.
 */
export const rule = definePageRule({
  id: "list-filled-by-scripts",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  aiVisibility: true,
  over: publicContent,
  reads: ["structure", "resources", "kind", "text"],
  source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  judge: ({ structure, resources, kind, text }) => {
    if ((structure.vacant ?? 0) === 0) return notApplicable();
    // Further goods beside a product are related-filled-by-scripts.
    const unfilled = unfilledLists({ structure, resources }).filter(
      (place) => kind !== "product" || !holdsFurtherGoods(place),
    );
    if (unfilled.length === 0) return pass();
    const headings = [...new Set(unfilled.map(({ heading }) => quoted(heading)))];
    const beside = kind === "product" || kind === "article" || (kind !== "home" && text.mainWords >= MANY_WORDS);
    const saw = { headings, places: unfilled.map(({ id }) => id), beside };
    return fail({ at: "HTML as sent, without scripts", saw, expected: "the entries of the list, each with its link" });
  },
  words: { en },
  symptoms: [{ of: "scripts", rank: 2.5, shows: () => true }],
  mild: {
    when: ({ evidence: { saw } }) => saw.beside,
    because: "the pages say what they are about without these lists",
  },
  shows: ({ places }) => places,
  givesWayTo: [
    { to: ["ai-content-needs-js"], as: "task" },
    { to: ["orphan-pages"], as: "task", withCode: true },
  ],
  about: ({ url, evidence: { saw } }) => (saw.beside ? [url] : [url, IN_THE_LISTS]),
  fix,
});
