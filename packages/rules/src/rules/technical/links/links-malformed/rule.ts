import { readableHtml } from "../../../../populations.ts";
import { malformedLinks, mayBeLost } from "../../../../reading/malformed-links.ts";
import { shownLink } from "../../../../reading/page-links.ts";
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
  says: {
    failing: "Links are misspelled and lead nowhere",
    why: "A browser takes www.shop.example or name@shop.example for a page of this site, and http://https://... for a host that doesn't exist. Visitors and search engines end at an error.",
    fix: "Write each link as it was meant: https:// before a web address, mailto: before a mail address. Where a template left a field empty, leave the link out as long as there is no address.",
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  told: ({ links, oddLinks, traits, outsideTraits }) =>
    !links ? notApplicable() : oddLinks || ((traits | outsideTraits) & mayBeLost.bit) !== 0 ? null : pass(),
  judge: (page) => {
    if (page.links.length === 0) return notApplicable();
    const found = malformedLinks(page);
    if (found.length === 0) return pass();
    const examples = found.slice(0, MOST_SHOWN).map(({ link, meant }) => ({ ...shownLink(link), meant }));
    return fail({ at: "a[href]", saw: { links: found.length, examples }, expected: "an address that can be opened" });
  },
});
