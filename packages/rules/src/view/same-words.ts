import type { PageFacts, SiteFacts } from "@audit/facts";

/** Shorter words stand on switches and arrows, which lead somewhere else from each page. */
const LEAST_LETTERS = 4;

const wordsOf = (text: string): string | null => {
  const words = text.trim().replace(/\s+/g, " ").toLowerCase();
  return (words.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS ? words : null;
};

/**
 * Finds the one living page to which links lead with the very words of a dead link.
 * @param fits whether the page may be what the dead address means
 * @returns null where several addresses, dead or living, are linked with these words
 */
export function createWordsFinder(
  { pages, graph }: Pick<SiteFacts, "pages" | "graph">,
  pageAt: (url: string) => PageFacts | null,
  fits: (page: PageFacts, url: string) => boolean,
): (url: string) => string | null {
  const anchorOf = (url: string): string | null => {
    const node = graph.nodeOf(url);
    return node < 0 ? null : wordsOf(graph.anchorOf(node));
  };
  let byWords: Map<string, string[]> | undefined;
  const linkedWith = (words: string): readonly string[] => {
    if (byWords === undefined) {
      byWords = new Map();
      for (const { url, response } of pages) {
        const anchor = response.redirectTo === null ? anchorOf(url) : null;
        if (anchor !== null) byWords.set(anchor, [...(byWords.get(anchor) ?? []), url]);
      }
    }
    return byWords.get(words) ?? [];
  };
  return (url) => {
    const words = anchorOf(url);
    const others = words === null ? [] : linkedWith(words).filter((one) => one !== url);
    const [only] = others;
    const page = others.length === 1 && only !== undefined ? pageAt(only) : null;
    if (page === null || page.kind === "home" || !page.indexability.indexable) return null;
    return fits(page, url) ? page.url : null;
  };
}
