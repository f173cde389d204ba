import type { LinkRelFact, PageFacts } from "@audit/facts";

type Source = Pick<PageFacts, "head" | "response">;

/** Canonical links that count: Google ignores those outside head. */
export const canonicalsInHead = ({ head }: Pick<PageFacts, "head">): LinkRelFact[] =>
  head.canonicals.filter((link) => link.inHead);

/** Distinct canonical addresses of head and Link header, without fragment, in order. */
export function canonicalTargets(page: Source): string[] {
  const named = [...canonicalsInHead(page).map((link) => link.url), ...page.response.canonicalHeader];
  return [...new Set(named.flatMap((url) => (url === null ? [] : [url.replace(/#.*$/s, "")])))];
}

/** The one address a page names as its canonical; null when it names none, or contradicts itself. */
export function canonicalTarget(page: Source): string | null {
  const targets = canonicalTargets(page);
  return targets.length === 1 ? targets[0]! : null;
}
