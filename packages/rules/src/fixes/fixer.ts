import type { EvidenceValue, PageFault } from "../verdict.ts";
import type { PageFacts } from "@audit/facts";
import type { Cause } from "../cause.ts";
import { isPageContent } from "../page-content.ts";
import { htmlComment } from "../escape/html.ts";
import { oneLine } from "../escape/plain.ts";
import type { SiteView } from "../view/site-view.ts";

/** Writes what the owner pastes, from the site's own data; null when this site gives nothing to write it from. */
export type Fixer<S extends EvidenceValue = EvidenceValue> = (cause: Cause<S>, view: SiteView) => string | null;

/** More examples would hide the pattern. */
export const MOST_EXAMPLES = 3;
/** Words that each page has to find for itself are written for every page as long as somebody would paste them all. */
export const MOST_BY_HAND = 20;
/** How many pages are tried until three yield code. */
const TRIED = 60;

/** What only the owner knows. The rule on placeholders in markup finds it if it is pasted unfilled. */
export const fillIn = (what: string): string => `[fill in: ${oneLine(what)}]`;

interface PageFix<S extends EvidenceValue> {
  /** Code for one page, or null when the page holds nothing to make it from. */
  readonly make: (page: PageFacts, view: SiteView, fault: PageFault<S>) => string | null;
  /** The same for the template, with names in braces; shown first when more pages are at fault than are shown. */
  readonly pattern?: (view: SiteView) => string;
}

/** Up to three pages' code under their addresses, preceded by the pattern when there are more. */
export const perPage =
  <S extends EvidenceValue = EvidenceValue>(fix: PageFix<S>): Fixer<S> =>
  (cause, view) => {
    const examples = exampleCodes(fix, cause, view);
    if (examples.length === 0) return null;
    const more = countUrls(cause) > examples.length;
    const pattern =
      fix.pattern && more ? [`${htmlComment("Pattern for all of these pages")}\n${fix.pattern(view)}`] : [];
    return [...pattern, ...examples].join("\n\n");
  };

function exampleCodes<S extends EvidenceValue>(fix: PageFix<S>, cause: Cause<S>, view: SiteView): string[] {
  const codes: string[] = [];
  const seen = new Set<string>();
  const most = isPageContent(cause.finding) && countUrls(cause) <= MOST_BY_HAND ? MOST_BY_HAND : MOST_EXAMPLES;
  for (const fault of cause.faults.slice(0, TRIED)) {
    if (codes.length === most) break;
    const page = view.pageAt(fault.url);
    const code = page && !seen.has(fault.url) ? fix.make(page, view, fault) : null;
    seen.add(fault.url);
    if (code) codes.push(`${htmlComment(fault.url)}\n${code}`);
  }
  return codes;
}

const counts = new WeakMap<Cause, number>();

/** How many addresses are at fault; ranking, wording and fixes ask again and again. */
export function countUrls(cause: Cause): number {
  const count = counts.get(cause) ?? new Set(cause.faults.map(({ url }) => url)).size;
  counts.set(cause, count);
  return count;
}

/** Addresses at fault, each once; not kept, since those of all causes would be many times the site. */
export function distinctUrls(cause: Cause): readonly string[] {
  const urls = cause.faults.map(({ url }) => url);
  return countUrls(cause) === urls.length ? urls : [...new Set(urls)];
}
