import { detach } from "../text/characters.ts";

/** One value of the class attribute; values repeat across the pages of a site, so they are looked at once. */
export interface ClassEntry {
  tokens: string[];
  breadcrumb: boolean;
  /** Number of the page that counts it now, and how often it has been seen there. */
  page: number;
  count: number;
}

const most = 20_000;
const entries = new Map<string, ClassEntry>();
let pageNumber = 0;

/** Starts counting for another page. */
export function startClassCount(): void {
  pageNumber++;
  if (entries.size > most) entries.clear();
}

function createEntry(value: string): ClassEntry {
  const tokens = [...new Set(value.split(/[\t\n\f\r ]+/))].filter((token) => token !== "" && token.length <= 60);
  return { tokens, breadcrumb: /bread-?crumb/i.test(value), page: 0, count: 0 };
}

/** Counts one element with this class value; `seen` gathers each value once per page. */
export function countClass(value: string, seen: ClassEntry[]): ClassEntry {
  let entry = entries.get(value);
  if (entry === undefined) {
    const own = detach(value);
    entry = createEntry(own);
    entries.set(own, entry);
  }
  if (entry.page !== pageNumber) {
    entry.page = pageNumber;
    entry.count = 0;
    seen.push(entry);
  }
  entry.count++;
  return entry;
}

/** The `limit` tokens seen most, sorted by name. */
export function commonTokens(seen: readonly ClassEntry[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const entry of seen) for (const token of entry.tokens) counts.set(token, (counts.get(token) ?? 0) + entry.count);
  if (counts.size <= limit) return [...counts.keys()].sort();
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted
    .slice(0, limit)
    .map(([token]) => token)
    .sort();
}
