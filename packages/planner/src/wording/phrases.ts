import type { Cause } from "@audit/rules";
import type { SiteView } from "@audit/rules/view/site-view";
import { agree } from "./agree.ts";
import { type Phrases } from "@audit/rules/wording/phrase";
import { crawlPhrases } from "./phrases-crawl.ts";
import { contentPhrases } from "./phrases-content.ts";
import { detailPhrases } from "./phrases-details.ts";
import { renderingPhrases } from "./phrases-rendering.ts";
import { schemaPhrases, socialPhrases, toolsPhrases } from "./phrases-other.ts";
import { technicalPhrases } from "./phrases-technical.ts";
import { machinePhrases, textPhrases } from "./phrases-texts.ts";
import { spoken } from "@audit/rules/wording/spoken";
import { subjectOf } from "./subject.ts";
import { variantOf } from "./variants.ts";

/** Words for every rule, by id. */
export const phrases: Phrases = {
  ...technicalPhrases,
  ...crawlPhrases,
  ...renderingPhrases,
  ...machinePhrases,
  ...contentPhrases,
  ...textPhrases,
  ...schemaPhrases,
  ...socialPhrases,
  ...toolsPhrases,
  ...detailPhrases,
};

/** The fault in the owner's words. A rule without words of its own is named as it names itself. */
export function titleOf(cause: Cause, view: SiteView): string {
  const { finding } = cause;
  const sentence = variantOf(cause, view).title ?? phrases[finding.rule]?.title;
  const aboutPages = finding.scope === "pages";
  if (sentence && (aboutPages || !sentence.includes("{pages}"))) {
    return agree(spoken(sentence, view), subjectOf(cause, view));
  }
  const own = spoken(finding.title, view);
  return aboutPages ? agree(`${own}: {pages}`, subjectOf(cause, view)) : own;
}

/** How to see that it is fixed: what to run or open, and what must be there. */
export function checkOf(cause: Cause, view: SiteView): string {
  const { url } = cause.faults[0]!;
  const own = phrases[cause.finding.rule]?.check({ url, cause, view });
  return `${own ?? `Open ${url} and compare with the steps.`} The next audit then no longer lists this task.`;
}
