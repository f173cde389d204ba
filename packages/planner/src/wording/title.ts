import { findRule, type Cause, type Variant } from "@audit/rules";
import type { SiteView } from "@audit/rules/view/site-view";
import { oneLine } from "@audit/rules/escape/plain";
import { distinctUrls } from "@audit/rules/fixes/fixer";
import { number } from "@audit/rules/wording/plural";
import { spoken } from "@audit/rules/wording/spoken";
import { askRule } from "../ask-rule.ts";
import { agree } from "./agree.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** Words that fit what was seen better than the rule's own; empty when the faults are of several sorts. */
export function variantOf(cause: Cause, view: SiteView): Partial<Variant> {
  const fitting = askRule(cause.finding.rule, ({ words: { en } }) =>
    en.variants?.find(({ when }) => cause.faults.every((fault) => when(fault, cause, view))),
  );
  return fitting ?? {};
}

/** The fault in the owner's words. A rule of an earlier version is named as its finding names it. */
export function titleOf(cause: Cause, view: SiteView): string {
  const { finding } = cause;
  const { figures, title } = variantOf(cause, view);
  const own = askRule(finding.rule, () => figures?.(cause, view));
  if (own !== undefined) return spoken(own, view);
  const sentence = title ?? findRule(finding.rule)?.words.en.title;
  const aboutPages = finding.scope === "pages";
  if (sentence && (aboutPages || !sentence.includes("{pages}"))) {
    return agree(spoken(sentence, view), widerSubject(cause) ?? subjectOf(cause, view));
  }
  const plain = spoken(finding.title, view);
  return aboutPages ? agree(`${plain}: {pages}`, subjectOf(cause, view)) : plain;
}

/** Of a task that holds the code of other findings, too, all the pages that it is for; null where these are its own. */
function widerSubject(cause: Cause): Subject | null {
  const urls = distinctUrls(cause);
  // A change of another kind is made elsewhere: who links to goods does so on the pages that list them.
  const alike = (cause.heals ?? []).filter(({ withCode }) => withCode?.fixKind === cause.finding.fixKind);
  const all = new Set([...urls, ...alike.flatMap((one) => one.urls)]);
  return all.size > urls.length && cause.scope !== "addresses"
    ? { text: `${number(all.size)} pages`, plural: true }
    : null;
}

/** How to see that it is fixed: what to open and what must be there; and the command that shows a developer the same. */
export function checkOf(cause: Cause, view: SiteView): { readonly look: string; readonly command: string | null } {
  const url = cause.faults[0]?.url ?? view.site.home;
  const own = askRule(cause.finding.rule, ({ words: { en } }) => en.check({ url, cause, view }));
  const { look, command } = typeof own === "object" ? own : { look: own, command: null };
  return {
    look: `${look ?? `Open ${oneLine(url)} and compare with the steps.`} The next audit then no longer lists this task.`,
    command,
  };
}
