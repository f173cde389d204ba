import { namedLinks } from "../../../../fixes/links/named-links.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { targetsOf, wordlessLinks } from "../../../../reading/page-links.ts";
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
  over: readableHtml,
  reads: ["url", "links"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
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
  words: { en },
  // Names that only a person can give are not asked for page by page.
  onlyProposed: true,
  givesWayTo: [
    { to: ["anchor-text-empty"], as: "task" },
    { to: ["anchor-text-empty"], as: "finding" },
  ],
  // The menu's nameless links, also on pages that search engines skip.
  about: ({ url, evidence: { saw } }) => [url, ...targetsOf(saw)],
  // "25 of 88 links": the evidence shows only the first ones.
  fix: namedLinks(({ evidence: { at, saw } }) => ({
    links: Number.parseInt(at, 10),
    hrefs: saw.map(({ href }) => href),
  })),
});
