import { attribute, type AttributeTable } from "../html/attribute-table.ts";
import { createValueMemo } from "../html/value-memo.ts";
import { marksOf } from "../outline/marks.ts";
import { detach } from "../text/characters.ts";

/** One value of the class attribute. */
export interface ClassEntry {
  tokens: Token[];
  breadcrumb: boolean;
  /** What the names say of the element, see `outline/marks.ts`. */
  marks: number;
  /** Number of the page that counts it now, and how often it has been seen there. */
  page: number;
  count: number;
}

/** One class name, counted like the values it stands in. */
interface Token {
  name: string;
  id: number;
  page: number;
  count: number;
}

const most = 20_000;
const tokens = new Map<string, Token>();
let pageNumber = 0;

const classId = attribute("class");

/** Starts counting for another page. */
export function startClassCount(): void {
  pageNumber++;
  if (tokens.size <= most) return;
  entries.forget();
  tokens.clear();
  commonBefore.clear();
}

function tokenOf(name: string): Token {
  let token = tokens.get(name);
  if (token === undefined) {
    token = { name: detach(name), id: tokens.size, page: 0, count: 0 };
    tokens.set(token.name, token);
  }
  return token;
}

function createEntry(value: string): ClassEntry {
  const names = [...new Set(value.split(/[\t\n\f\r ]+/))].filter((name) => name !== "" && name.length <= 60);
  return {
    tokens: names.map(tokenOf),
    breadcrumb: /bread-?crumb/i.test(value),
    marks: marksOf(value),
    page: 0,
    count: 0,
  };
}

const entries = createValueMemo(createEntry);

/** Counts one element that has a class; `seen` gathers each value of the page, rare ones more than once. */
export function countClass(attributes: AttributeTable, seen: ClassEntry[]): ClassEntry {
  const entry = entries.read(attributes, classId);
  if (entry.page !== pageNumber) {
    entry.page = pageNumber;
    entry.count = 0;
    seen.push(entry);
  }
  entry.count++;
  return entry;
}

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
const byCount = new Uint32Array(mostCounted + 1);

/** The count that at least `limit` tokens reach; counts above 200 are as good as 200. */
function countReached(found: readonly Token[], limit: number): number {
  byCount.fill(0);
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

interface CommonTokens {
  readonly above: readonly Token[];
  readonly equal: readonly Token[];
  readonly names: string[];
}

/** Pages of one layout count the same tokens in the same order: by the hash of that order. */
const commonBefore = new Map<number, CommonTokens>();
const mostLayouts = 200;

const isSameOrder = (one: readonly Token[], other: readonly Token[]): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

const byName = (tokens: readonly Token[]): string[] => tokens.map((token) => token.name).sort();

/**
 * The `limit` tokens seen most on the page counted last, sorted by name; of equal ones the first by name. Pages of one
 * layout are given the same list.
 */
export function commonTokens(seen: readonly ClassEntry[], limit: number): string[] {
  const found = countTokens(seen);
  const least = found.length <= limit ? 0 : countReached(found, limit);
  const above: Token[] = [];
  const equal: Token[] = [];
  let hash = limit;
  for (const token of found) {
    const count = Math.min(token.count, mostCounted);
    if (count < least) continue;
    (count > least ? above : equal).push(token);
    hash = (Math.imul(hash, 31) + (count > least ? token.id : ~token.id)) | 0;
  }
  const before = commonBefore.get(hash);
  if (before !== undefined && isSameOrder(before.above, above) && isSameOrder(before.equal, equal)) return before.names;
  const names = [...byName(above), ...byName(equal).slice(0, limit - above.length)].sort();
  if (commonBefore.size >= mostLayouts) commonBefore.clear();
  commonBefore.set(hash, { above, equal, names });
  return names;
}
