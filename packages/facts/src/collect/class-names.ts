import { attribute, type AttributeTable } from "../html/attribute-table.ts";
import { createValueMemo } from "../html/value-memo.ts";
import { detach } from "../text/characters.ts";

/** One value of the class attribute. */
export interface ClassEntry {
  tokens: Token[];
  breadcrumb: boolean;
  /** Number of the page that counts it now, and how often it has been seen there. */
  page: number;
  count: number;
}

/** One class name, counted like the values it stands in. */
interface Token {
  name: string;
  page: number;
  count: number;
}

const most = 20_000;
const tokens = new Map<string, Token>();
let pageNumber = 0;
let generation = 0;

const classId = attribute("class");

/** Starts counting for another page. */
export function startClassCount(): void {
  pageNumber++;
  if (tokens.size <= most) return;
  entries.forget();
  tokens.clear();
  generation++;
}

function tokenOf(name: string): Token {
  let token = tokens.get(name);
  if (token === undefined) {
    token = { name: detach(name), page: 0, count: 0 };
    tokens.set(token.name, token);
  }
  return token;
}

function createEntry(value: string): ClassEntry {
  const names = [...new Set(value.split(/[\t\n\f\r ]+/))].filter((name) => name !== "" && name.length <= 60);
  return { tokens: names.map(tokenOf), breadcrumb: /bread-?crumb/i.test(value), page: 0, count: 0 };
}

const entries = createValueMemo(createEntry);

/** Counts one element that has a class; `seen` gathers each value of the page, rare ones more than once. */
export function countClass(attributes: AttributeTable, seen: ClassEntry[]): ClassEntry {
  const entry = entries.read(attributes, classId);
  recountClass(entry, 1, seen);
  return entry;
}

/** Counts elements whose class is known from another page of the same generation. */
export function recountClass(entry: ClassEntry, count: number, seen: ClassEntry[]): void {
  if (entry.page !== pageNumber) {
    entry.page = pageNumber;
    entry.count = 0;
    seen.push(entry);
  }
  entry.count += count;
}

/** Changes whenever all entries are forgotten. */
export const classGeneration = (): number => generation;

function countTokens(seen: readonly ClassEntry[]): Token[] {
  const found: Token[] = [];
  for (const entry of seen) {
    for (const token of entry.tokens) {
      if (token.page !== pageNumber) {
        token.page = pageNumber;
        token.count = 0;
        found.push(token);
      }
      token.count += entry.count;
    }
  }
  return found;
}

const mostCounted = 200;

/** The count that at least `limit` tokens reach; counts above 200 are as good as 200. */
function countReached(found: readonly Token[], limit: number): number {
  const byCount = new Uint32Array(mostCounted + 1);
  for (const token of found) byCount[Math.min(token.count, mostCounted)]!++;
  let reached = 0;
  let count = mostCounted;
  while (count > 1) {
    reached += byCount[count]!;
    if (reached >= limit) break;
    count--;
  }
  return count;
}

/** The `limit` tokens seen most on the page counted last, sorted by name; of equal ones the first by name. */
export function commonTokens(seen: readonly ClassEntry[], limit: number): string[] {
  const found = countTokens(seen);
  const names = (some: readonly Token[]): string[] => some.map((token) => token.name).sort();
  if (found.length <= limit) return names(found);
  const least = countReached(found, limit);
  const above = found.filter((token) => Math.min(token.count, mostCounted) > least);
  const equal = found.filter((token) => Math.min(token.count, mostCounted) === least);
  return [...names(above), ...names(equal).slice(0, limit - above.length)].sort();
}
