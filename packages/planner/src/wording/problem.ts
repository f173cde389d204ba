import { itemAt } from "@audit/facts";
import { askRule } from "../ask-rule.ts";
import type { Cause, Healed, PageFault } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import { spoken } from "@audit/rules/wording/spoken";
import { pathAndQuery } from "@audit/rules/view/address-words";
import { pageName } from "@audit/rules/view/page-name";
import { agree } from "./agree.ts";
import { noun, nounOfAll, type Subject, subjectOf } from "./subject.ts";
import { variantOf } from "./title.ts";

/** What is wrong and on how many pages, and one example; then what else ends with it. What it costs is the value's part. */
export function problemOf(cause: Cause, view: SiteView): string {
  const { finding, faults } = cause;
  const first = itemAt(faults, 0);
  const doubt = askRule(finding.rule, ({ words: { en } }) => en.doubt) ?? null;
  const sentence = variantOf(cause, view).problem ?? askRule(finding.rule, ({ words: { en } }) => en.problem);
  const parts = [
    sentence === undefined
      ? `${spoken(finding.says.failing, view)}${numbers(cause, view)}.`
      : agree(spoken(sentence, view), countedSubject(cause, view)),
    example(cause, first, view),
    doubt,
    layoutNote(cause, view),
    ends(cause),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** "12 of 40 product pages", as the subject of a sentence. */
function countedSubject(cause: Cause, view: SiteView): Subject {
  const count = countUrls(cause);
  const all = Math.max(cause.outOf, count);
  if (count === 1 || count === all || cause.sampled !== undefined) return subjectOf(cause, view);
  return { text: `${number(count)} of ${number(all)} ${nounOfAll(cause, all, view)}`, plural: true };
}

/** " (12 of 40 product pages)"; nothing for one page or the whole site. */
function numbers(cause: Cause, view: SiteView): string {
  const count = countUrls(cause);
  if (cause.finding.scope === "site" || count === 1) return "";
  const all = Math.max(cause.outOf, count);
  if (cause.sampled !== undefined) return ` (${number(count)} of ${counted(cause.sampled, "page")} run in a browser)`;
  return count === all
    ? ` (all ${number(count)} ${noun(cause, count)} that were checked)`
    : ` (${number(count)} of ${number(all)} ${nounOfAll(cause, all, view)} checked)`;
}

/** What has no task of its own because this one ends it. */
function ends({ heals = [] }: Cause): string | null {
  if (heals.length === 0) return null;
  const named = (ended: readonly Healed[]): string =>
    ended
      .map(({ rule, title, count, example, withCode }) => {
        const seen = example === undefined ? undefined : seenAs(rule, example);
        const more = seen ?? (withCode === undefined || count === 0 ? undefined : counted(count, "page"));
        return `“${title}”${more === undefined ? "" : ` (${more})`}`;
      })
      .join(", ");
  return `Done with it: ${named(heals)}.`;
}

const layoutNote = ({ scope, faults }: Cause, view: SiteView): string | null => {
  if (scope !== "layout") return null;
  const templates = new Set(faults.map(({ url }) => view.site.templateOf[view.indexOf(url)])).size;
  return templates > 1
    ? "Pages of several kinds have it: where a layout or a theme writes them all, one change there is enough."
    : null;
};

/** One page by its name and path with what stands there, as the rule says it; of the whole site what was seen. */
function example(cause: Cause, first: PageFault, view: SiteView): string {
  const seen = seenAs(cause.finding.rule, first);
  if (cause.finding.scope === "site") return seen === undefined ? "We found this." : `We saw ${seen}.`;
  const page = nameAndPath(first.url, view);
  const start = countUrls(cause) === 1 ? `The page is ${page}` : `One example is ${page}`;
  // A rule of an earlier version has no words any more.
  return seen === undefined ? `${start}.` : `${start}: ${seen}.`;
}

/** As its owner knows it: by its name, with the path to open it; of another site the whole address. */
function nameAndPath(url: string, view: SiteView): string {
  const path = new URL(url).origin === new URL(view.site.home).origin ? readable(pathAndQuery(url)) : url;
  const page = view.pageAt(url);
  if (url === view.site.home || (path === "/" && page?.kind === "home")) return "the home page";
  const name = page === null ? null : pageName(page, view);
  return name === null ? path : `${quote(name, MOST_LETTERS)} (${path})`;
}

const MOST_LETTERS = 60;

/** Paths in other scripts are read by their letters, not by their bytes. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const seenAs = (rule: string, fault: PageFault): string | undefined =>
  askRule(rule, ({ words: { en } }) => en.seen(fault.evidence.saw, fault));
