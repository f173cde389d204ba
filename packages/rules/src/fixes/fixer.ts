import type { EvidenceValue, PageFault } from "../verdict.ts";
import type { PageFacts } from "@audit/facts";
import type { Cause } from "../cause.ts";
import { isPageContent } from "../page-content.ts";
import { htmlComment } from "../escape/html.ts";
import { oneLine } from "../escape/plain.ts";
import type { SiteView } from "../view/site-view.ts";
import { layoutFirst } from "./layout-first.ts";
import { type Fix, type Part, printFix, type Section } from "./patches/fix.ts";

/**
 * Makes what the owner pastes or does, from the site's own data: patches where the change is mechanical, a text for all
 * else; null when this site gives nothing to make it from.
 */
export type Fixer<S extends EvidenceValue = EvidenceValue> = (cause: Cause<S>, view: SiteView) => Fix | string | null;

/** More examples would hide the pattern. */
export const MOST_EXAMPLES = 3;
/** Words that each page has to find for itself are written for each, the pages that matter most first, as far as one works in a day. */
export const MOST_BY_HAND = 60;
/** What differs from page to page is printed for as many of them as a reader can paste from. */
const MOST_PRINTED = 16_000;
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
  /** Each page has a value of its own: all are printed, as far as there is room, not three examples. */
  readonly each?: true;
  /** What the template writes for all pages, shown beside their own values. */
  readonly system?: (view: SiteView, cause: Cause<S>) => string | null;
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
    const most = mostPrinted(fix, cause, view);
    const made = sectionsFor(fix, cause, view, most);
    if (made.length === 0) return null;
    const more = countUrls(cause) > made.length;
    const examples = joinedAlike(made);
    const isMany = countUrls(cause) > MOST_EXAMPLES;
    const text = more ? (fix.pattern?.(view, cause) ?? null) : isMany ? (fix.system?.(view, cause) ?? null) : null;
    const pattern = text === null ? [] : [`${PATTERN}\n${text}`];
    const isTemplates = isMany && !isPageContent(cause.finding);
    const rest = more && hasPatches(examples) ? unprinted(fix, cause, view, most) : [];
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
  const most = mostPrinted(fix, cause, view);
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
function unprinted<S extends EvidenceValue>(
  fix: PageFix<S>,
  cause: Cause<S>,
  view: SiteView,
  printed: number,
): Section[] {
  return sectionsFor(fix, cause, view, MOST_PATCHED)
    .slice(printed)
    .flatMap((section): Section[] => {
      const parts = section.flatMap((part): Part[] =>
        typeof part !== "string" && part.patches.some(({ op }) => op === "link") ? [] : asData(part),
      );
      return parts.length > 0 ? [parts] : [];
    });
}

function mostPrinted<S extends EvidenceValue>(fix: PageFix<S>, cause: Cause<S>, view: SiteView): number {
  const few = isPageContent(cause.finding) ? MOST_BY_HAND : MOST_EXAMPLES;
  return fix.each === true ? Math.max(few, roomFor(sectionsFor(fix, cause, view, MOST_PATCHED))) : few;
}

/** How many of the sections are short enough to stand in one text. */
function roomFor(sections: readonly Section[]): number {
  let length = 0;
  const over = sections.findIndex((section) => (length += (printFix([section]) ?? "").length + 2) > MOST_PRINTED);
  return over < 0 ? sections.length : over;
}

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
