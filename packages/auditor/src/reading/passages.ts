import type { HeadingFact } from "@audit/facts";

const FRAME = new Set(["header", "nav", "aside", "footer"]);

export interface Passage {
  readonly heading: HeadingFact;
  /** What stands between this heading and the next. */
  readonly text: string;
}

/**
 * The main text cut at its headings. Only passages that end before the kept part of the text does are given, as the
 * extractor keeps the first 4,000 characters.
 */
export function passagesOf(main: string, headings: readonly HeadingFact[]): Passage[] {
  const own = headings.filter(({ text, region }) => text !== "" && !FRAME.has(region));
  const places: { heading: HeadingFact; from: number; to: number }[] = [];
  let at = 0;
  for (const heading of own) {
    const from = main.indexOf(heading.text, at);
    if (from < 0) continue;
    at = from + heading.text.length;
    places.push({ heading, from, to: at });
  }
  return places
    .slice(0, -1)
    .map(({ heading, to }, index) => ({ heading, text: main.slice(to, places[index + 1]!.from).trim() }));
}
