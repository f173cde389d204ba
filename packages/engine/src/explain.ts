import { explainPage, type Judgement, type RuleExplanation } from "@audit/auditor";
import type { PageFacts } from "@audit/facts";
import type { Rule } from "@audit/rules";
import { AuditFailed } from "./audit.ts";

/** Why each rule failed, passed or did not apply on one page. */
export interface PageExplanation {
  readonly url: string;
  readonly status: number;
  readonly kind: PageFacts["kind"];
  /** What decides to which populations it belongs, e.g. "indexable" or "not indexable: noindex". */
  readonly traits: readonly string[];
  /** Pages of the site that were read: rules over the whole site know no others. */
  readonly pagesRead: number;
  readonly rules: readonly RuleExplanation[];
}

/** Keeps the facts of one page while a site is read: later its links are gone. */
export interface KeptPage {
  note(page: PageFacts): void;
  facts(): PageFacts | null;
}

/** @param url the wanted page; where it redirects, the page at the end, if that is read after it */
export function createKeptPage(url: string | null): KeptPage {
  let wanted = url;
  let kept: PageFacts | null = null;
  return {
    note(page) {
      if (page.url !== wanted) return;
      kept = structuredClone(page);
      wanted = page.response.redirectTo ?? wanted;
    },
    facts: () => kept,
  };
}

/** @throws AuditFailed when the page was not read */
export function explain(
  { facts }: KeptPage,
  { rules, judgement, pagesRead }: { rules: readonly Rule[]; judgement: Judgement; pagesRead: number },
): PageExplanation {
  const page = facts();
  if (page === null) {
    throw new AuditFailed(
      "not-read",
      "The page to be explained was not read: no link leads to it within these bounds, or robots.txt forbids it.",
    );
  }
  const { url, kind, response } = page;
  return {
    url,
    status: response.status,
    kind,
    traits: traitsOf(page),
    pagesRead,
    rules: explainPage(rules, page, judgement),
  };
}

function traitsOf({ response, isHtml, indexability, tech }: PageFacts): string[] {
  return [
    isHtml ? "HTML" : `not HTML (${response.contentType ?? "no type given"})`,
    indexability.indexable ? "indexable" : `not indexable: ${indexability.reason ?? "no reason given"}`,
    ...(response.failure === null ? [] : [`no answer: ${response.failure.message}`]),
    ...(response.redirectTo === null ? [] : [`redirects to ${response.redirectTo}`]),
    ...(tech.botWall === null ? [] : ["a bot check instead of the page"]),
    ...(tech.jsShell ? ["no content before its scripts run"] : []),
  ];
}
