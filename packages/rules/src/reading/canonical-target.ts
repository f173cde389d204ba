import { itemAt, type LinkRelFact, type PageFacts } from "@audit/facts";

type Source = Pick<PageFacts, "head" | "response">;

/** Canonical links that count: Google ignores those outside head. */
export const canonicalsInHead = ({ head }: Pick<PageFacts, "head">): LinkRelFact[] =>
  head.canonicals.filter((link) => link.inHead);

/** Distinct canonical addresses of head and Link header, without fragment, in order. */
export function canonicalTargets(page: Source): string[] {
  const targets: string[] = [];
  for (const { inHead, url } of page.head.canonicals) if (inHead && url !== null) addTarget(targets, url);
  for (const url of page.response.canonicalHeader) addTarget(targets, url);
  return targets;
}

function addTarget(targets: string[], url: string): void {
  const target = url.includes("#") ? url.slice(0, url.indexOf("#")) : url;
  if (!targets.includes(target)) targets.push(target);
}

/** The one address a page names as its canonical; null when it names none, or contradicts itself. */
export function canonicalTarget(page: Source): string | null {
  const targets = canonicalTargets(page);
  return targets.length === 1 ? itemAt(targets, 0) : null;
}
