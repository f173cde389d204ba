import type { Indexability, PageFacts, PageKind } from "../page-facts.ts";
import { createColumns } from "./cold-columns.ts";
import type { ColdStore } from "./cold-store.ts";

/** Pages of a large site whose facts lie in a cold store. */
export interface StoredPages {
  /** Moves a page's facts there; what comes back reads as the page did, only more slowly. */
  store(page: PageFacts): PageFacts;
  /** Corrects what a stored page is. @returns false for a page that was never stored */
  setKind(page: PageFacts, kind: PageKind): boolean;
  /** Corrects whether a stored page may be listed. */
  setIndexability(page: PageFacts, indexability: Indexability): void;
  /** Called once it is known in which order pages will mostly be read; pages that were never stored are passed over. */
  arrange(pages: readonly PageFacts[]): void;
}

/** The parts of a page that are objects of single facts. */
type Section = {
  [K in keyof PageFacts]-?: NonNullable<PageFacts[K]> extends readonly unknown[] | string | boolean ? never : K;
}[Exclude<keyof PageFacts, "indexability" | "asSent">];
type NameOf<S extends Section> = `${S}.${keyof PageFacts[S] & string}`;

/**
 * Nine tenths of all bytes, rarely asked of more than one page in a row: they lie with their page. All other facts of
 * sections lie in columns, beside the same fact of their neighbours, since rules over the site read them page after page.
 */
const withPage: ReadonlySet<string> = new Set<{ [S in Section]: NameOf<S> }[Section]>([
  "response.headers",
  "head.metas",
  "head.linkRels",
  "images.list",
  "resources.scripts",
  "resources.styles",
  "resources.iframes",
  "resources.videos",
  "resources.insecure",
  "structuredData.blocks",
  "structuredData.items",
  "text.main",
  "text.paragraphs",
  "structure.duplicateIds",
  "structure.bodyClasses",
  "structure.nosnippet",
  "structure.summaries",
  "structure.scriptTargets",
  "commerce.prices",
  "commerce.breadcrumbs",
  "commerce.variants",
  "outline.texts",
  "outline.prices",
  "outline.controls",
  "outline.pictures",
  "outline.stocks",
  "claims.terms",
  "claims.companies",
]);

/** Sections that are large and asked for without the others: each lies by itself, all else of a page together. */
const apart: ReadonlySet<string> = new Set<Section>(["structuredData", "text", "outline", "images"]);
const together = "";

/** Places in the store of the sections that lie apart, and of all others. */
type Places = Readonly<Record<string, number>>;

type Values = Readonly<Record<string, unknown>>;

/** Facts that are asked of every page all the time, and are small. */
const inMemory: ReadonlySet<string> = new Set<keyof PageFacts>(["url", "isHtml", "kind", "indexability"]);

/** What stays in memory of a stored page. */
interface Stub {
  readonly kept: Record<string, unknown>;
  /** The row of its facts that lie in columns. */
  readonly row: number;
  readonly places: Places;
}

interface SectionReader {
  /** Column of each fact; undefined for one that lies with its page. */
  readonly columns: Map<string, number | undefined>;
  readonly handler: ProxyHandler<Stub>;
  /** The view made last: rules ask about one page in a row. */
  last: { readonly stub: Stub; readonly view: object } | null;
}

const isSection = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function createStoredPages(store: ColdStore): StoredPages {
  const columns = createColumns(store);
  const sections = new Map<string, SectionReader>();
  const stubs = new WeakMap<PageFacts, Stub>();
  const parts = createParts(store);
  let width = 0;

  function createSection(name: string): SectionReader {
    const known = new Map<string, number | undefined>();
    const read = (stub: Stub, key: string): unknown => {
      const column = known.get(key);
      if (column !== undefined) return columns.get(stub.row, column);
      return known.has(key) ? (parts.get(stub.places, name)[name] as Values)[key] : undefined;
    };
    return { columns: known, handler: readOnly(() => [...known.keys()], read), last: null };
  }

  /** Puts the facts of a section into the row; gives back those that lie with the page. */
  function split(name: string, facts: Values, row: unknown[]): Values {
    const section = sections.get(name) ?? createSection(name);
    sections.set(name, section);
    const rest: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(facts)) {
      if (!section.columns.has(key)) section.columns.set(key, withPage.has(`${name}.${key}`) ? undefined : width++);
      const column = section.columns.get(key);
      if (column === undefined) rest[key] = value;
      else row[column] = value;
    }
    return rest;
  }

  function viewOf(stub: Stub, section: SectionReader): object {
    if (section.last?.stub !== stub) section.last = { stub, view: new Proxy(stub, section.handler) };
    return section.last.view;
  }

  function readPage(stub: Stub, key: string): unknown {
    if (key in stub.kept) return stub.kept[key];
    const section = sections.get(key);
    return section === undefined ? parts.get(stub.places, key)[key] : viewOf(stub, section);
  }

  const page = readOnly(({ kept, places }) => [...Object.keys(kept), ...parts.keysOf(places)], readPage);

  return {
    store(facts) {
      const row: unknown[] = Array.from({ length: width });
      const kept: Record<string, unknown> = {};
      const stored: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(facts)) {
        if (inMemory.has(key)) kept[key] = value;
        else stored[key] = isSection(value) && key !== "asSent" ? split(key, value, row) : value;
      }
      const stub: Stub = { kept, row: columns.add(row), places: parts.put(stored) };
      // The proxy answers every key of PageFacts, which its type cannot say.
      const view = new Proxy(stub, page) as object as PageFacts;
      stubs.set(view, stub);
      return view;
    },
    setKind(page, kind) {
      const stub = stubs.get(page);
      if (stub !== undefined) stub.kept["kind"] = kind;
      return stub !== undefined;
    },
    setIndexability(page, indexability) {
      const stub = stubs.get(page);
      if (stub !== undefined) stub.kept["indexability"] = indexability;
    },
    arrange: (pages) => columns.arrange(pages.flatMap((one) => stubs.get(one)?.row ?? [])),
  };
}

/** What lies with a page, in the store. */
interface Parts {
  put(facts: Values): Places;
  /** The part that a fact or section lies in. */
  get(places: Places, name: string): Values;
  keysOf(places: Places): string[];
}

function createParts(store: ColdStore): Parts {
  /** What was read last of each part: rules ask about one page in a row. */
  const last = new Map<string, { readonly place: number; readonly facts: Values }>();
  const get = (places: Places, name: string): Values => {
    const part = name in places ? name : together;
    const place = places[part] ?? -1;
    const known = last.get(part);
    if (known?.place === place) return known.facts;
    const facts = store.get(place) as Values;
    last.set(part, { place, facts });
    return facts;
  };
  return {
    put(facts) {
      const places: Record<string, number> = {};
      const rest: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(facts)) {
        if (apart.has(key)) places[key] = store.put({ [key]: value });
        else rest[key] = value;
      }
      places[together] = store.put(rest);
      return places;
    },
    get,
    keysOf: (places) => Object.keys(places).flatMap((part) => Object.keys(get(places, part))),
  };
}

/** Handler of a proxy that looks like an object with these keys and values, and that cannot be changed. */
function readOnly(keysOf: (stub: Stub) => string[], read: (stub: Stub, key: string) => unknown): ProxyHandler<Stub> {
  const has = (stub: Stub, key: string | symbol): key is string =>
    typeof key === "string" && read(stub, key) !== undefined;
  return {
    get: (stub, key) => (typeof key === "string" ? read(stub, key) : undefined),
    has,
    ownKeys: (stub) => keysOf(stub).filter((key) => has(stub, key)),
    getOwnPropertyDescriptor: (stub, key) =>
      has(stub, key) ? { value: read(stub, key), enumerable: true, configurable: true } : undefined,
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  };
}
