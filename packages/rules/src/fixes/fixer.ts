import type { EvidenceValue, PageFault } from "../verdict.ts";
import type { PageFacts } from "@audit/facts";
import type { Cause } from "../cause.ts";
import { isPageContent } from "../page-content.ts";
import { htmlComment } from "../escape/html.ts";
import { oneLine } from "../escape/plain.ts";
import type { SiteView } from "../view/site-view.ts";
import { layoutFirst } from "./layout-first.ts";
import type { Fix, Part, Section } from "./patches/fix.ts";

/**
 * Makes what the owner pastes or does, from the site's own data: patches where the change is mechanical, a text for all
 * else; null when this site gives nothing to make it from.
 */
export type Fixer<S extends EvidenceValue = EvidenceValue> = (cause: Cause<S>, view: SiteView) => Fix | string | null;

/** More examples would hide the pattern. */
export const MOST_EXAMPLES = 3;
/** Words that each page has to find for itself are written for each, the pages that matter most first, as far as one works in a day. */
export const MOST_BY_HAND = 60;
/** How many pages are tried until enough of them yield code. */
const TRIED = 120;
/** Patches are data: machines and sheets take those of all pages, up to a file's worth. */
const MOST_PATCHED = 500;

/** What only the owner knows. The rule on placeholders in markup finds it if it is pasted unfilled. */
export const fillIn = (what: string): string => `[fill in: ${oneLine(what)}]`;

/** Nothing, code, or code and patches line by line. */
export type Made = string | readonly Part[] | null;

/** Whether a text holds such a gap. */
export const isFillIn = (text: string): boolean => text.includes("[fill in:");

interface PageFix<S extends EvidenceValue> {
  /** What to do on one page, or null when the page holds nothing to make it from. */
  readonly make: (page: PageFacts, view: SiteView, fault: PageFault<S>) => Made;
  /** The same for the template, with names in braces; shown first when more pages are at fault than are shown. */
  readonly pattern?: (view: SiteView, cause: Cause<S>) => string | null;
  /** It is about parts that layouts repeat, such as fields, buttons and pictures of the frame. */
  readonly inLayout?: true;
}

/** Stands above what is the same on all pages; it falls with the last patch that it is a pattern of. */
const PATTERN = htmlComment("Pattern for all of these pages");
export const isPattern = (part: Part): boolean => typeof part === "string" && part.startsWith(PATTERN);

/** A few pages' code under their addresses, preceded by the pattern when there are more; patches of all pages. */
export const perPage =
  <S extends EvidenceValue = EvidenceValue>(asked: PageFix<S>): Fixer<S> =>
  (cause, view) => {
    if (asked.inLayout === true) return inLayout(asked, cause, view);
    const fix = madeOnce(asked);
    const made = exampleSections(fix, cause, view);
    if (made.length === 0) return null;
    const more = countUrls(cause) > made.length;
    const examples = joinedAlike(made);
    const text = more ? (fix.pattern?.(view, cause) ?? null) : null;
    const pattern = text === null ? [] : [`${PATTERN}\n${text}`];
    const isTemplates = more && !isPageContent(cause.finding);
    const rest = more && hasPatches(examples) ? unprinted(fix, cause, view) : [];
    const shown = [...examples, ...rest];
    return [...pattern.map((one) => [one]), ...(isTemplates ? shown.map(asTemplates) : shown)];
  };

/** What is printed of some pages is among the patches of all. */
function madeOnce<S extends EvidenceValue>(fix: PageFix<S>): PageFix<S> {
  const known = new Map<string, { readonly made: Made }>();
  return {
    ...fix,
    make(page, view, fault) {
      let one = known.get(fault.url);
      if (one === undefined) known.set(fault.url, (one = { made: fix.make(page, view, fault) }));
      return one.made;
    },
  };
}

/** What the layout has once, then the pages that have more than that; patches of all. */
function inLayout<S extends EvidenceValue>(fix: PageFix<S>, cause: Cause<S>, view: SiteView): Fix | null {
  const [first, ...rest] = layoutFirst(sectionsFor(fix, cause, view, MOST_PATCHED));
  if (first === undefined) return null;
  const most = mostPrinted(cause);
  const data = rest.slice(most).map((section) => section.flatMap(asData));
  return [first, ...joinedAlike(rest.slice(0, most)), ...data.filter((section) => section.length > 0)];
}

const asData = (part: Part): Part[] => (typeof part === "string" ? [] : [{ ...part, unprinted: true }]);

/** What is to do on several pages in the very same words is said once, under all their addresses. */
function joinedAlike(sections: readonly Section[]): Section[] {
  const words = (section: Section): string | null =>
    section.every((part) => typeof part === "string") ? section.slice(1).join("\n") : null;
  return [...Map.groupBy(sections, (section) => words(section) ?? section).values()].map((alike) => {
    const [first = [], ...others] = alike;
    if (others.length === 0) return first;
    const urls = alike.flatMap(([head]) => (typeof head === "string" ? head.replace(/^<!-- | -->$/g, "") : []));
    return [`<!-- ${urls.join(", ")} -->`, ...first.slice(1)];
  });
}

const hasPatches = (sections: readonly Section[]): boolean =>
  sections.some((section) => section.some((part) => typeof part !== "string" && part.patches.length > 0));

/** One change in the template makes what the examples show. */
const asTemplates = (section: Section): Section =>
  section.map((part) =>
    typeof part === "string" ? part : { ...part, patches: part.patches.map((one) => ({ ...one, template: true })) },
  );

/** The patches of the pages behind the printed ones. Links are left out: each needs its reader's eyes. */
function unprinted<S extends EvidenceValue>(fix: PageFix<S>, cause: Cause<S>, view: SiteView): Section[] {
  return sectionsFor(fix, cause, view, MOST_PATCHED)
    .slice(mostPrinted(cause))
    .flatMap((section): Section[] => {
      const parts = section.flatMap((part): Part[] =>
        typeof part !== "string" && part.patches.some(({ op }) => op === "link") ? [] : asData(part),
      );
      return parts.length > 0 ? [parts] : [];
    });
}

const mostPrinted = (cause: Cause): number => (isPageContent(cause.finding) ? MOST_BY_HAND : MOST_EXAMPLES);

const exampleSections = <S extends EvidenceValue>(fix: PageFix<S>, cause: Cause<S>, view: SiteView): Section[] =>
  sectionsFor(fix, cause, view, mostPrinted(cause));

function sectionsFor<S extends EvidenceValue>(
  fix: PageFix<S>,
  cause: Cause<S>,
  view: SiteView,
  most: number,
): Section[] {
  const sections: Section[] = [];
  const seen = new Set<string>();
  for (const fault of cause.faults.slice(0, Math.max(TRIED, most))) {
    if (sections.length === most) break;
    const page = view.pageAt(fault.url);
    const made = page && !seen.has(fault.url) ? fix.make(page, view, fault) : null;
    seen.add(fault.url);
    if (made !== null && made.length > 0)
      sections.push([htmlComment(fault.url), ...(typeof made === "string" ? [made] : made)]);
  }
  return sections;
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
