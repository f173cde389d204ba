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
  const passages: Passage[] = [];
  let open: HeadingFact | null = null;
  let at = 0;
  for (const heading of headings) {
    if (heading.text === "" || FRAME.has(heading.region)) continue;
    const from = main.indexOf(heading.text, at);
    if (from < 0) continue;
    if (open !== null) passages.push({ heading: open, text: main.slice(at, from).trim() });
    open = heading;
    at = from + heading.text.length;
  }
  return passages;
}
