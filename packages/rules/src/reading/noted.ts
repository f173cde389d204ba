import { createColumns, type ColdColumns, type ColdStore, type PageFacts } from "@audit/facts";

/** A page without its links, which the link graph takes over. */
type Notable = Omit<PageFacts, "links">;

const readers: ((page: Notable) => unknown)[] = [];
const notes = new WeakMap<Notable, readonly unknown[] | ColdRow>();

/**
 * Declares what rules over the site need to know of each page's heavy parts (structured data, headings, headers). It is
 * read once, while the page is at hand: on a large site these parts lie in a file afterwards, and so do the notes. They
 * must be small and plain data, without undefined in lists.
 */
export function noted<T>(read: (page: Notable) => T): (page: Notable) => T {
  const index = readers.push(read) - 1;
  // A page's notes stand in the order of the readers that made them.
  return (page) => {
    const known = notes.get(page);
    return (known instanceof ColdRow && index < known.width ? known.get(index) : takeNotes(page)[index]) as T;
  };
}

/** Reads everything that is noted of a page; the judge calls it for each page that comes in. */
function takeNotes(page: Notable): readonly unknown[] {
  const known = notes.get(page);
  if (known instanceof Array && known.length === readers.length) return known;
  const taken = readers.map((read) => read(page));
  notes.set(page, taken);
  return taken;
}

/** Notes a page once more, of which the whole site says that it is of another kind than it told. */
export function takeAnew(page: Notable): void {
  notes.set(
    page,
    readers.map((read) => read(page)),
  );
}

/** Pages' notes by address: how the site holds a page isn't known while it is judged. */
export interface PageNotes {
  take(page: Notable): void;
  /** Gives the site's pages the notes taken of them. */
  give(pages: readonly Notable[]): void;
}

export function createWarmNotes(): PageNotes {
  const taken = new Map<string, readonly unknown[]>();
  return {
    take: (page) => void taken.set(page.url, takeNotes(page)),
    give(pages) {
      for (const page of pages) {
        const own = taken.get(page.url);
        if (own !== undefined) notes.set(page, own);
      }
      taken.clear();
    },
  };
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

/** The same for a large site: notes lie in the store, in the order in which the site's pages will mostly be read. */
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
