import { textBefore } from "@audit/facts";
/** Longest address that is followed: what Internet Explorer took, and scrapy's limit since. */
const MOST_CHARACTERS = 2083;
/** The same path segment more often than this is a relative link that feeds itself. */
const MOST_REPEATS = 3;
const MOST_SEGMENTS = 15;
/** Most addresses that differ only in what stands behind their template. */
const MOST_PER_TEMPLATE = 50;
const MOST_PER_PATH = 150;

/** True for addresses that only a broken or endless site produces. */
export function isOverlong(url: string): boolean {
  if (url.length > MOST_CHARACTERS) return true;
  const slash = url.indexOf("/", 8);
  const question = url.indexOf("?");
  const segments = url.slice(slash + 1, question < 0 ? undefined : question).split("/");
  if (segments.length <= MOST_REPEATS) return false;
  if (segments.length > MOST_SEGMENTS) return true;
  return segments.some((segment) => segment !== "" && count(segments, segment) > MOST_REPEATS);
}

function count(segments: readonly string[], wanted: string): number {
  let found = 0;
  for (const segment of segments) if (segment === wanted) found++;
  return found;
}

const DATE = /(?:19|20|21)\d\d[-/](?:0?[1-9]|1[0-2])(?:[-/](?:0?[1-9]|[12]\d|3[01]))?(?=\/?$)/;
const PAGE_NUMBER = /\/(?:page|pagina|pagine|seite|paged)[/-]?\d+\/?$/i;

export interface Template {
  key: string;
  path: string;
}

/** Parameters that name a thing, as in product.php?products_id=7: such addresses are pages like any path. */
const NAMES_A_THING = /(?:^|[_-])id$|Id$|^(?:cpath|route|sku|product|item|article|artikel|category|cat|post)$/;

/**
 * What an address is one of many of: its path and the names of its parameters, a calendar (a path that ends in a date)
 * or a numbered page. Null for every other address: /products/slug and product.php?id=7 are never rationed.
 */
export function templateOf(url: string): Template | null {
  const question = url.indexOf("?");
  if (question >= 0) return queryTemplate(url.slice(0, question), url.slice(question + 1));
  const key = PAGE_NUMBER.test(url) ? url.replace(PAGE_NUMBER, "/{page}") : url.replace(DATE, "{date}");
  return key === url ? null : { key, path: key };
}

function queryTemplate(path: string, query: string): Template | null {
  const things: string[] = [];
  const names: string[] = [];
  for (const part of query.split("&")) {
    const name = textBefore(part, "=");
    if (NAMES_A_THING.test(name)) things.push(part);
    else names.push(name);
  }
  if (names.length === 0) return null;
  const thing = [path, ...things].join("&");
  return { path: thing, key: `${thing}?${names.toSorted().join("&")}` };
}

export interface Ration {
  /** "free": of no template. "rationed": of one, may be fetched. "held": kept back until its template proves fruitful. */
  admit(id: number, url: string): "free" | "rationed" | "held";
  /** A page of this address led to something new: gives back the address held longest, or -1. */
  reward(url: string): number;
}

/**
 * Rations addresses per template. Endless spaces (calendars, facets, sort orders) stop at their ration; a long but real
 * pagination goes on, because every page that leads to something new frees another one.
 */
export function createRation(maxPages: number): Ration {
  const perTemplate = Math.min(MOST_PER_TEMPLATE, Math.max(10, Math.floor(maxPages / 5)));
  const perPath = Math.min(MOST_PER_PATH, perTemplate * 3);
  const used = new Map<string, number>();
  const held = new Map<string, number[]>();
  const usedOf = (key: string): number => used.get(key) ?? 0;
  return {
    admit(id, url) {
      const template = templateOf(url);
      if (template === null) return "free";
      const pathKey = ` ${template.path}`;
      if (usedOf(template.key) >= perTemplate || usedOf(pathKey) >= perPath) {
        const queue = held.get(template.key);
        if (queue === undefined) held.set(template.key, [id]);
        else queue.push(id);
        return "held";
      }
      used.set(template.key, usedOf(template.key) + 1);
      used.set(pathKey, usedOf(pathKey) + 1);
      return "rationed";
    },
    reward(url) {
      const template = templateOf(url);
      return template === null ? -1 : (held.get(template.key)?.shift() ?? -1);
    },
  };
}
