import type { PageFacts } from "../page-facts.ts";
import { createColumns, type ColdColumns } from "./cold-columns.ts";
import type { ColdStore } from "./cold-store.ts";
import { factHomes, sections, type Section } from "./fact-homes.ts";
import { readRecord, recordOf, type Together } from "./record/page-record.ts";

/** Pages of a large site whose facts lie in a cold store. */
export interface ThinPages {
  /** Moves a page's facts there; what comes back reads as the page did, only more slowly. Nothing is lost. */
  thin(page: PageFacts): PageFacts;
  /** Called once it is known in which order pages will mostly be read; whole pages among them are passed over. */
  arrange(pages: readonly PageFacts[]): void;
}

type Values = Readonly<Record<string, unknown>>;

/** What is asked of single pages all the time; most pages share one of few. */
type Traits = Pick<PageFacts, "isHtml" | "kind" | "indexability"> &
  Pick<PageFacts["response"], "status" | "redirectTo">;

/** Further kinds of traits are not shared. */
const mostTraits = 5000;

const columns = sections.flatMap((section) =>
  Object.entries(factHomes[section]).flatMap(([key, home]) => (home === "column" ? [{ section, key }] : [])),
);

const sectionOf = (page: PageFacts, section: Section): Values => page[section] as object as Values;

/**
 * What all thin pages of a site share. Of the page read last heavy facts stay, of each section the view made last: rules
 * ask about one page in a row.
 */
class Shelf {
  readonly store: ColdStore;
  readonly columns: ColdColumns;
  private readonly views: SectionView[] = [];
  private lastRead: ThinPage | null = null;
  private together: Together | null = null;

  constructor(store: ColdStore) {
    this.store = store;
    this.columns = createColumns(store, columns.length);
  }

  /** @param section its index */
  viewOf(page: ThinPage, section: number): SectionView {
    const last = this.views[section];
    return last?.page === page ? last : (this.views[section] = new views[section]!(page));
  }

  togetherOf(page: ThinPage): Together {
    if (page !== this.lastRead) {
      this.together = readRecord(this.store.bytesAt(page.place));
      this.lastRead = page;
    }
    return this.together!;
  }
}

/** A page of a few words of memory. Sections are getters, so it can be read and serialised but not spread. */
class ThinPage {
  readonly url: string;
  readonly traits: Traits;
  readonly classTokens: readonly string[];
  readonly shelf: Shelf;
  /** Row of its facts that lie in columns. */
  readonly row: number;
  /** Place of those that lie together. */
  readonly place: number;

  constructor(page: PageFacts, traits: Traits, shelf: Shelf) {
    this.url = page.url;
    this.traits = traits;
    this.classTokens = page.structure.classTokens;
    this.shelf = shelf;
    this.row = shelf.columns.add(columns.map(({ section, key }) => sectionOf(page, section)[key]));
    this.place = shelf.store.putBytes(recordOf(page));
  }

  toJSON(): Values {
    return Object.fromEntries(Object.keys(pageReaders).map((key) => [key, pageReaders[key]!(this)]));
  }
}

const pageReaders: Record<string, (page: ThinPage) => unknown> = {
  url: (page) => page.url,
  isHtml: (page) => page.traits.isHtml,
  kind: (page) => page.traits.kind,
  indexability: (page) => page.traits.indexability,
  links: () => [],
  headings: (page) => page.shelf.togetherOf(page).headings,
  dates: (page) => page.shelf.togetherOf(page).dates,
  asSent: (page) => page.shelf.togetherOf(page).asSent,
  ...Object.fromEntries(
    sections.map((section, index) => [section, (page: ThinPage) => page.shelf.viewOf(page, index)] as const),
  ),
};

for (const [key, read] of Object.entries(pageReaders)) {
  if (key !== "url")
    Object.defineProperty(
      ThinPage.prototype,
      key,
      getter(read, (page: ThinPage) => page),
    );
}

interface SectionView {
  readonly page: ThinPage;
}

const views = sections.map(viewClass);

function viewClass(section: Section): new (page: ThinPage) => SectionView {
  const readers = Object.keys(factHomes[section]).map((key) => [key, readerOf(section, key)] as const);
  class View implements SectionView {
    readonly page: ThinPage;
    constructor(page: ThinPage) {
      this.page = page;
    }
    toJSON(): Values {
      return Object.fromEntries(readers.map(([key, read]) => [key, read(this.page)]));
    }
  }
  for (const [key, read] of readers)
    Object.defineProperty(
      View.prototype,
      key,
      getter(read, (view: View) => view.page),
    );
  return View;
}

function readerOf(section: Section, key: string): (page: ThinPage) => unknown {
  const column = columns.findIndex((one) => one.section === section && one.key === key);
  // The only fact in a column that a page may lack: JSON gives null for it.
  if (key === "hreflangHeader") return ({ shelf, row }) => shelf.columns.get(row, column) ?? undefined;
  if (column >= 0) return ({ shelf, row }) => shelf.columns.get(row, column);
  if (key === "classTokens") return (page) => page.classTokens;
  if (key === "status" || key === "redirectTo") return (page) => page.traits[key];
  return (page) => page.shelf.togetherOf(page)[section][key];
}

function getter<T>(read: (page: ThinPage) => unknown, pageOf: (holder: T) => ThinPage): PropertyDescriptor {
  return {
    get(this: T) {
      return read(pageOf(this));
    },
    configurable: true,
  };
}

export function createThinPages(store: ColdStore): ThinPages {
  const shelf = new Shelf(store);
  const known = new Map<string, Traits>();

  function traitsOf({ isHtml, kind, indexability, response: { status, redirectTo } }: PageFacts): Traits {
    const traits: Traits = { isHtml, kind, indexability, status, redirectTo };
    const key = JSON.stringify(traits);
    const shared = known.get(key);
    if (shared === undefined && known.size < mostTraits) known.set(key, traits);
    return shared ?? traits;
  }

  return {
    thin: (page) => new ThinPage(page, traitsOf(page), shelf) as object as PageFacts,
    arrange: (pages) => shelf.columns.arrange(pages.flatMap((page) => (page instanceof ThinPage ? page.row : []))),
  };
}
