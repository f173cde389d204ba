import { analyticsTag } from "../../../../fixes/pages/tools.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type PageKind } from "@audit/facts";
import { visitCounters } from "../../../../knowledge/analytics-tools.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

/** A tool on this share of all pages is meant for every page. */
const MAJORITY = 0.6;

export const rule = defineSiteRule({
  id: "analytics-missing-on-templates",
  category: "tools",
  area: "measurement",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  reads: ["pages", "templates"],
  source: "https://support.google.com/analytics/answer/9304153",
  judge: ({ pages, templates }) => {
    const readable = pagesIn(pages, readableHtml).filter(({ tech }) => !tech.jsShell);
    const counted = readable.filter(isCounted);
    if (counted.length === 0 || templates.length < 2 || counted.length < readable.length * MAJORITY)
      return notApplicable();
    const tool = itemAt(counted, 0).tech.analytics.find(({ kind }) => visitCounters.has(kind))?.kind ?? null;
    const known = new Set(readable);
    const faults = templates
      .map((template) => ({
        template,
        members: template.pages.map((index) => itemAt(pages, index)).filter((page) => known.has(page)),
      }))
      // One page with the tool shows that the layout has it.
      .filter(({ template, members }) => isPageType(template.kind, members.length) && !members.some(isCounted))
      .flatMap(({ template, members }) =>
        members.map(({ url }) => ({
          url,
          evidence: { at: "scripts of the page", saw: { pageType: template.label, analytics: null }, expected: tool },
        })),
      );
    return judgePages(faults, readable.length);
  },
  words: { en },
  fix: analyticsTag,
});

const isCounted = ({ tech }: PageFacts): boolean => tech.analytics.some(({ kind }) => visitCounters.has(kind));

/** A single page without a purpose of its own (a proxy's helper, an error page) is no page type. */
const isPageType = (kind: PageKind, pages: number): boolean => pages > (kind === "other" ? 1 : 0);
