import { publicContent } from "../../../../populations.ts";
import { internalLinks } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** A site of one page has nowhere to lead to, so the home page is left out. */
export const rule = definePageRule({
  id: "dead-end-pages",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  // What a script opens is told there, link by link; a page without the site's menu has it missing as a whole.
  leavesTo: ["uncrawlable-anchors", "template-discontinuity"],
  over: publicContent,
  reads: ["url", "kind", "links"],
  says: {
    failing: "Page leads nowhere",
    why: "No link on this page leads to another page of the site. Visitors who come from a search have to leave, and the worth that links bring to this page goes to no other one.",
    fix: "Show the site's menu on this page too, or link at least the page above it and the home page.",
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  told: ({ kind, internalLinks: some }) => (kind === "home" ? notApplicable() : some ? pass() : null),
  judge: (page) => {
    if (page.kind === "home") return notApplicable();
    if (internalLinks(page).length > 0) return pass();
    return fail({
      at: "a[href]",
      saw: { links: page.links.length, toOwnPages: 0 },
      expected: "a link to another page",
    });
  },
});
