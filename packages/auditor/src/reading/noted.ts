import type { PageFacts } from "@audit/facts";

/** A page without its links, which the link graph takes over. */
type Notable = Omit<PageFacts, "links">;

const readers: ((page: Notable) => unknown)[] = [];
const notes = new WeakMap<Notable, readonly unknown[]>();

/**
 * Declares what rules over the site need to know of each page's heavy parts (structured data, headings, headers). It is
 * read once, while the page is at hand: on a large site these parts lie compressed afterwards. Notes stay in memory for
 * every page, so they must be small.
 */
export function noted<T>(read: (page: Notable) => T): (page: Notable) => T {
  const index = readers.push(read) - 1;
  // A page's notes stand in the order of the readers that made them.
  return (page) => takeNotes(page)[index] as T;
}

/** Reads everything that is noted of a page; the judge calls it for each page that comes in. */
export function takeNotes(page: Notable): readonly unknown[] {
  const known = notes.get(page);
  if (known?.length === readers.length) return known;
  const taken = readers.map((read) => read(page));
  notes.set(page, taken);
  return taken;
}
