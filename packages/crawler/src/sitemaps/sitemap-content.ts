import type { SitemapEntry, SitemapFile } from "@audit/facts";

/** What one sitemap file says, addresses as written except for white space. */
export interface SitemapContent {
  kind: SitemapFile["kind"];
  entries: SitemapEntry[];
  /** Sitemaps an index names. */
  children: string[];
  error: string | null;
}

/** Most addresses in one file, and in an index (sitemaps.org). */
export const MOST_PER_FILE = 50_000;

/** Gathers entries up to the protocol's limit and keeps the first error. */
export interface Collector {
  readonly content: SitemapContent;
  entry(entry: SitemapEntry): void;
  child(url: string): void;
  fault(sentence: string): void;
}

export function createCollector(kind: SitemapFile["kind"]): Collector {
  const content: SitemapContent = { kind, entries: [], children: [], error: null };
  const fault = (sentence: string): void => {
    content.error ??= sentence;
  };
  const isFull = (list: readonly unknown[]): boolean => {
    if (list.length < MOST_PER_FILE) return false;
    fault(`The file names more than ${MOST_PER_FILE} addresses.`);
    return true;
  };
  return {
    content,
    fault,
    entry(entry) {
      if (!isFull(content.entries)) content.entries.push(entry);
    },
    child(url) {
      if (!isFull(content.children)) content.children.push(url);
    },
  };
}
