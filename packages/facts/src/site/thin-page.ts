import type { PageFacts } from "../page-facts.ts";
import type { ColdStore } from "./cold-store.ts";

/** The parts of a page that site-wide reading rarely needs; they make up nine tenths of its memory. */
const coldKeys = {
  response: ["headers"],
  head: ["metas", "linkRels"],
  images: ["list"],
  resources: ["scripts", "styles", "iframes", "videos", "insecure"],
  structuredData: ["blocks", "items"],
  text: ["main", "paragraphs"],
  structure: ["nosnippet", "summaries", "scriptTargets", "duplicateIds"],
  commerce: ["prices", "breadcrumbs"],
} as const satisfies { [S in keyof PageFacts]?: readonly (keyof PageFacts[S])[] };

type Section = keyof typeof coldKeys;
type Values = Record<string, unknown>;
type ColdPage = Record<Section, Values> & { headings: unknown; dates: unknown };

const sections = Object.keys(coldKeys) as Section[];

/** Where the cold parts of an object lie; not enumerable, so no copy carries it. */
const source = Symbol("cold parts");

interface Source {
  store: ColdStore;
  place: number;
}

function coldOf(holder: object): ColdPage {
  const { store, place } = (holder as { [source]: Source })[source];
  // What comes out is what went in: the store keeps JSON, and page facts are plain data.
  return store.get(place) as ColdPage;
}

/**
 * Own enumerable getters: whoever reads, copies or serialises a section sees the values. All pages share the getter
 * functions, so a page costs no closures.
 */
function getter(read: (cold: ColdPage) => unknown): PropertyDescriptor {
  return {
    get(this: object) {
      return read(coldOf(this));
    },
    enumerable: true,
    configurable: true,
  };
}

const sectionGetters = new Map(
  sections.map((section) => [
    section,
    Object.fromEntries(coldKeys[section].map((key) => [key, getter((cold) => cold[section][key])])),
  ]),
);
const pageGetters = { headings: getter((cold) => cold.headings), dates: getter((cold) => cold.dates) };

function splitSection(whole: object, keys: readonly string[]): { hot: Values; cold: Values } {
  const hot: Values = {};
  const cold: Values = {};
  for (const [key, value] of Object.entries(whole)) (keys.includes(key) ? cold : hot)[key] = value;
  return { hot, cold };
}

/** Moves the heavy parts of a page into the store. They read as before, only more slowly; nothing is lost. */
export function thinPage(page: PageFacts, store: ColdStore): void {
  const parts = sections.map((section) => [section, splitSection(page[section], coldKeys[section])] as const);
  const cold = Object.fromEntries(parts.map(([section, { cold: values }]) => [section, values]));
  const place = store.put({ ...cold, headings: page.headings, dates: page.dates });
  const from: Source = { store, place };
  for (const [section, { hot }] of parts) {
    Object.defineProperty(hot, source, { value: from });
    Object.defineProperties(hot, sectionGetters.get(section)!);
    Object.assign(page, { [section]: hot });
  }
  Object.defineProperty(page, source, { value: from });
  Object.defineProperties(page, pageGetters);
}
