import { analyticsTag } from "../../../../fixes/pages/tools.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type PageKind } from "@audit/facts";
import { DEAD_COUNTER, visitCounters } from "../../../../knowledge/analytics-tools.ts";
import { isErrorPath, isPersonalPath } from "../../../../knowledge/utility-paths.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

/** A tool on this share of all pages is meant for every page; a template without it has lost it. */
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
    const readable = pagesIn(pages, readableHtml).filter((page) => !page.tech.jsShell && isCounted(page));
    const known = new Set(readable);
    const types = templates
      .map((template) => ({
        template,
        members: template.pages.map((index) => itemAt(pages, index)).filter((page) => known.has(page)),
      }))
      .filter(({ template, members }) => isPageType(template.kind, members.length));
    const tools = toolsMeantForAll(readable);
    if (tools.length === 0 || templates.length < 2) return notApplicable();
    const counter = tools.find((tool) => visitCounters.has(tool)) ?? null;
    const faults = types.flatMap(({ template: { label }, members }) => {
      const [lost] = tools.filter((tool) => !members.some((page) => isMeantBy(tool, page)));
      if (lost === undefined) return [];
      const expected = visitCounters.has(lost) ? counter : lost;
      const saw = { pageType: label, analytics: null, ...(visitCounters.has(lost) ? {} : { tool: lost }) };
      return members.map(({ url }) => ({ url, evidence: { at: "scripts of the page", saw, expected } }));
    });
    return judgePages(faults, readable.length);
  },
  words: { en },
  // The tag of another tool is the owner's to copy: its settings stand in its account.
  fix: (cause, view) =>
    cause.faults.some(({ evidence }) => evidence.saw.tool !== undefined)
      ? worklist(en)(cause, view)
      : analyticsTag(cause, view),
});

/** Logins, further pages of lists, error pages and addresses with additions are nobody's way in; their visits may go uncounted. */
function isCounted({ url, kind }: PageFacts): boolean {
  const { pathname, search } = new URL(url);
  return search === "" && kind !== "account" && !isLaterPage(url) && !isErrorPath(pathname) && !isLogin(pathname);
}

const isLogin = (pathname: string): boolean => isPersonalPath(pathname) && !/check-?out|cart|basket/i.test(pathname);

/** Tools that most pages load, those that count visits first; of these one stands for all. */
function toolsMeantForAll(pages: readonly PageFacts[]): string[] {
  const kinds = new Set(pages.flatMap(({ tech }) => tech.analytics.map(({ kind }) => kind)));
  kinds.delete(DEAD_COUNTER);
  const meant = [...kinds].filter(
    (tool) => pages.filter((page) => isMeantBy(tool, page)).length >= pages.length * MAJORITY,
  );
  const counters = meant.filter((tool) => visitCounters.has(tool));
  return [...counters.slice(0, 1), ...meant.filter((tool) => !visitCounters.has(tool))];
}

/** Whether a page has a tool, or for one that counts visits any other that does. */
const isMeantBy = (tool: string, { tech }: PageFacts): boolean =>
  tech.analytics.some(({ kind }) => kind === tool || (visitCounters.has(tool) && visitCounters.has(kind)));

/**
 * A single page without a purpose of its own (a proxy's helper, an error page) is no page type, and legal pages are
 * often left uncounted on purpose.
 */
const isPageType = (kind: PageKind, pages: number): boolean => kind !== "legal" && pages > (kind === "other" ? 1 : 0);
