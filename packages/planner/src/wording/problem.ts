import { askRule } from "../ask-rule.ts";
import type { Cause, PageFault } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import type { SiteView } from "@audit/rules/view/site-view";
import { evidenceInWords } from "@audit/rules/wording/evidence-words";
import { number, percent } from "@audit/rules/wording/plural";
import { spoken } from "@audit/rules/wording/spoken";
import { variantOf } from "./title.ts";

/** What is wrong, the proof in words, why it matters, and how sure it is. */
export function problemOf(cause: Cause, title: string, view: SiteView): string {
  const { finding, faults } = cause;
  const [first] = faults;
  const count = countUrls(cause);
  const where =
    finding.scope === "site" ? "We" : count === 1 ? `On ${first!.url} we` : `For example, on ${first!.url} we`;
  const doubt =
    finding.certainty < 0.8 ? `We are ${percent(finding.certainty)} sure: the rule has to infer this.` : null;
  const why = spoken(variantOf(cause, view).why ?? finding.says.why, view);
  return [`${title}.`, `${where} ${seenIn(finding.rule, first!)}`, why, doubt, layoutNote(cause, view), ends(cause)]
    .filter((part) => part !== null)
    .join(" ");
}

/** What has no task of its own because this one ends it. */
function ends({ mends = [] }: Cause): string | null {
  if (mends.length === 0) return null;
  return `The same repair ends ${mends.map((title) => `“${title}”`).join(", ")}.`;
}

const layoutNote = ({ scope, faults }: Cause, view: SiteView): string | null => {
  if (scope !== "layout") return null;
  const templates = new Set(faults.map(({ url }) => view.site.templateOf[view.indexOf(url)])).size;
  return templates > 1
    ? `The same was seen in ${number(templates)} page templates, so look for the cause in what they share: the layout or the theme.`
    : null;
};

/** What was seen, as the rule says it; a rule without such words lists its evidence. */
function seenIn(rule: string, fault: PageFault): string {
  const seen = askRule(rule, ({ words: { en } }) => en.seen?.(fault.evidence.saw, fault));
  return seen === undefined ? evidenceInWords(fault.evidence) : `saw ${seen}.`;
}
