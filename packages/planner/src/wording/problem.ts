import { itemAt } from "@audit/facts";
import { askRule } from "../ask-rule.ts";
import type { Cause, PageFault } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number } from "@audit/rules/wording/plural";
import { spoken } from "@audit/rules/wording/spoken";
import { noun, nounOfAll } from "./subject.ts";

/** What is wrong and on how many pages, and one example; then what else ends with it. What it costs is the value's part. */
export function problemOf(cause: Cause, view: SiteView): string {
  const { finding, faults } = cause;
  const first = itemAt(faults, 0);
  const where =
    finding.scope === "site" ? "We" : countUrls(cause) === 1 ? `On ${first.url} we` : `For example, on ${first.url} we`;
  const doubt = finding.certainty < 0.8 ? "Look at the page before you change it, for this had to be inferred." : null;
  const parts = [
    `${spoken(finding.says.failing, view)}${numbers(cause, view)}.`,
    `${where} ${seenIn(finding.rule, first)}`,
    doubt,
    layoutNote(cause, view),
    ends(cause),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** " (12 of 40 product pages)"; nothing for one page or the whole site. */
function numbers(cause: Cause, view: SiteView): string {
  const count = countUrls(cause);
  if (cause.finding.scope === "site" || count === 1) return "";
  const all = Math.max(cause.outOf, count);
  if (cause.sampled !== undefined) return ` (${number(count)} of ${counted(cause.sampled, "page")} run in a browser)`;
  return count === all
    ? ` (all ${number(count)} ${noun(cause, count)} in this audit)`
    : ` (${number(count)} of ${number(all)} ${nounOfAll(cause, all, view)})`;
}

/** What has no task of its own because this one ends it. */
function ends({ heals = [] }: Cause): string | null {
  if (heals.length === 0) return null;
  const named = heals.map(({ rule, title, example }) => {
    const seen = example === undefined ? undefined : seenAs(rule, example);
    return `“${title}”${seen === undefined ? "" : ` (${seen})`}`;
  });
  return `The same fix also settles ${named.join(", ")}.`;
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
  const seen = seenAs(rule, fault);
  return seen === undefined ? "found this." : `saw ${seen}.`;
}

const seenAs = (rule: string, fault: PageFault): string | undefined =>
  askRule(rule, ({ words: { en } }) => en.seen(fault.evidence.saw, fault));
