import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { malformedLinks } from "../../../../reading/malformed-links.ts";
import { shownLink, targetsOf } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;

/** Speaks of spellings that can mean one thing only; an odd address that answers is nobody's fault. */
export const rule = definePageRule({
  id: "links-malformed",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "link",
  certainty: 0.9,
  over: readableHtml,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (page) => {
    if (page.links.length === 0) return notApplicable();
    const found = malformedLinks(page);
    if (found.length === 0) return pass();
    const examples = found.slice(0, MOST_SHOWN).map(({ link, meant }) => ({ ...shownLink(link), meant }));
    return fail({ at: "a[href]", saw: { links: found.length, examples }, expected: "an address that can be opened" });
  },
  words: { en },
  ends: ({ url, evidence: { saw } }) =>
    targetsOf(saw.examples).flatMap((href) => URL.parse(href, url)?.href.replace(/#.*$/s, "") ?? []),
  fix,
});
