import { createColumns, type ColdColumns, type ColdStore, type PageFacts } from "@audit/facts";

/** A page without its links, which the link graph takes over. */
type Notable = Omit<PageFacts, "links">;

const readers: ((page: Notable) => unknown)[] = [];
const notes = new WeakMap<Notable, Map<number, unknown> | ColdRow>();

/**
 * Declares what rules over the site need to know of each page's heavy parts (structured data, headings, headers). It is
 * read once: of a page in memory when it is asked for, on a large site while the page is at hand, since these parts lie
 * in a file afterwards, and so do the notes. They must be small and plain data, without undefined in lists.
 */
export function noted<T>(read: (page: Notable) => T): (page: Notable) => T {
  const index = readers.push(read) - 1;
  // A page's notes stand in the order of their readers.
  return (page) => {
    const known = notes.get(page);
    if (known instanceof ColdRow && index < known.width) return known.get(index) as T;
    const own = known === undefined || known instanceof ColdRow ? new Map<number, unknown>() : known;
    if (own !== known) notes.set(page, own);
    if (!own.has(index)) own.set(index, read(page));
    return own.get(index) as T;
  };
}

/** Forgets what was noted of a page, of which the whole site says that it is of another kind than it told. */
export const takeAnew = (page: Notable): void => void notes.delete(page);

/** Pages' notes by address: how the site holds a page isn't known while it is judged. */
export interface PageNotes {
  take(page: Notable): void;
  /** Gives the site's pages the notes taken of them. */
  give(pages: readonly Notable[]): void;
}

/** The notes of a page in a cold store. */
class ColdRow {
  private readonly columns: ColdColumns;
  private readonly row: number;
  readonly width: number;

  constructor(columns: ColdColumns, row: number, width: number) {
    this.columns = columns;
    this.row = row;
    this.width = width;
  }

  get(index: number): unknown {
    return this.columns.get(this.row, index);
  }
}

/** Notes of a large site lie in the store, in the order in which the site's pages will mostly be read. */
export function createColdNotes(store: ColdStore): PageNotes {
  const columns = createColumns(store);
  const rows = new Map<string, number>();
  return {
    take(page) {
      rows.set(page.url, columns.add(readers.map((read) => read(page))));
    },
    give(pages) {
      const kept = pages.flatMap((page) => {
        const row = rows.get(page.url);
        return row === undefined ? [] : [{ page, row }];
      });
      columns.arrange(kept.map(({ row }) => row));
      for (const { page, row } of kept) notes.set(page, new ColdRow(columns, row, readers.length));
      rows.clear();
    },
  };
}
