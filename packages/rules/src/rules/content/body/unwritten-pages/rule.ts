import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { unwrittenPages } from "../../../../reading/unwritten.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Posts and goods that were made and never written: author, teasers and notes around nothing. */
export const rule = defineSiteRule({
  id: "unwritten-pages",
  category: "content",
  area: "body",
  severity: "high",
  fixKind: "content",
  certainty: 0.85,
  repair: { perPage: true },
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (site) => {
    const { found, judged } = unwrittenPages(site);
    const faults = found.map(({ page, own }) => {
      const saw = {
        own,
        words: page.text.mainWords,
        links: inboundLinks(site, page.url).all,
        isProduct: page.kind === "product",
      };
      return { url: page.url, evidence: { at: "main text", saw, expected: "a text of its own" } };
    });
    return judgePages(faults, judged);
  },
  words: { en },
  givesWayTo: [
    {
      to: [
        "product-description-missing",
        "empty-pages",
        "sample-content-live",
        "placeholder-text",
        "html-empty",
        "soft-404",
        "js-main-content-missing",
        "ai-content-needs-js",
        "exact-duplicates",
      ],
      as: "finding",
    },
  ],
  fix: worklist(en),
});
