import { itemAt } from "@audit/facts";
import { askRule } from "../ask-rule.ts";
import type { Cause, PageFault } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import type { SiteView } from "@audit/rules/view/site-view";
import { number } from "@audit/rules/wording/plural";
import { spoken } from "@audit/rules/wording/spoken";
import { variantOf } from "./title.ts";

/** What is wrong, the proof in words, why it matters, and whether it had to be inferred. */
export function problemOf(cause: Cause, view: SiteView): string {
  const { finding, faults } = cause;
  const first = itemAt(faults, 0);
  const count = countUrls(cause);
  const where =
    finding.scope === "site" ? "We" : count === 1 ? `On ${first.url} we` : `For example, on ${first.url} we`;
  const doubt =
    finding.certainty < 0.8 ? "This is inferred, not read directly: look at the page before you change it." : null;
  const why = spoken(variantOf(cause, view).why ?? finding.says.why, view);
  return [
    `${spoken(finding.says.failing, view)}.`,
    `${where} ${seenIn(finding.rule, first)}`,
    why,
    doubt,
    layoutNote(cause, view),
    ends(cause),
  ]
    .filter((part) => part !== null)
    .join(" ");
}

/** What has no task of its own because this one ends it. */
function ends({ heals = [] }: Cause): string | null {
  if (heals.length === 0) return null;
  return `The same repair ends ${heals.map(({ title }) => `“${title}”`).join(", ")}.`;
}

const layoutNote = ({ scope, faults }: Cause, view: SiteView): string | null => {
  if (scope !== "layout") return null;
  const templates = new Set(faults.map(({ url }) => view.site.templateOf[view.indexOf(url)])).size;
  return templates > 1
    ? `The same was seen in ${number(templates)} page templates, so look for the cause in what they share: the layout or the theme.`
    : null;
};

/** What was seen, as the rule says it; a rule of an earlier version has no words any more. */
function seenIn(rule: string, fault: PageFault): string {
  const seen = askRule(rule, ({ words: { en } }) => en.seen(fault.evidence.saw, fault));
  return seen === undefined ? "found this." : `saw ${seen}.`;
}
