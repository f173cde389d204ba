import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { isVagueLink } from "../../../../reading/vague-text.ts";
import { contentLinks, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** One such link is a slip; a habit is worth a task. */
const LEAST_LINKS = 3;
const MOST_SHOWN = 5;

export const rule = definePageRule({
  id: "anchor-text-generic",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "link",
  certainty: 0.9,
  over: indexableContent,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text",
  judge: (page) => {
    const inMain = contentLinks(page);
    if (inMain.length === 0) return notApplicable();
    const vague = inMain.filter(isVagueLink);
    if (vague.length < LEAST_LINKS) return pass();
    const named = new Set(
      inMain.filter((link) => !isVagueLink(link) && (link.text || link.label) !== "").map(({ url }) => url),
    );
    const alone = vague.filter(({ url }) => !named.has(url));
    if (alone.length < LEAST_LINKS) return pass();
    const examples = alone.slice(0, MOST_SHOWN).map(shownLink);
    return fail({ at: "main a[href]", saw: { links: alone.length, examples }, expected: "words that name the target" });
  },
  words: { en },
  // Names that only a person can give are not asked for page by page.
  onlyProposed: true,
  fix: worklist(en),
});
