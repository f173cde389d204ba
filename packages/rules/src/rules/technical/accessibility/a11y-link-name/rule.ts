import { readableHtml } from "../../../../populations.ts";
import { wordlessLinks } from "../../../../reading/page-links.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "a11y-link-name",
  category: "technical",
  area: "accessibility",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  leavesTo: ["anchor-text-empty"],
  over: readableHtml,
  reads: ["url", "links"],
  says: {
    failing: "Links without a name",
    why: "Screen readers can't say where these links lead, and search engines get no words for the page behind them.",
    fix: "Put words into each link, give its image a description (alt), or add an aria-label to icons.",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
  },
  told: ({ links, wordlessLinks }) => (wordlessLinks ? null : links ? pass() : notApplicable()),
  judge: (page) => {
    const { links } = page;
    if (links.length === 0) return notApplicable();
    const nameless = wordlessLinks(page);
    if (nameless.length === 0) return pass();
    const saw = nameless.slice(0, 5).map(({ href, region }) => ({ href: quoted(href), region }));
    return fail({
      at: `${nameless.length} of ${links.length} links`,
      saw,
      expected: "text, image description or aria-label",
    });
  },
});
