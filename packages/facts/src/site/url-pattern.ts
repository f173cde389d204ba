/** A group of addresses with one pattern, e.g. "/products/*". */
export interface PatternGroup {
  pattern: string;
  pages: number[];
}

interface Address {
  page: number;
  segments: string[];
}

/** Up to this many different values a segment is a section of the site, beyond it names things. */
const mostSections = 12;
const locale = /^[a-z]{2}([-_][a-z]{2,4})?$/i;

function segmentsOf(url: string): string[] {
  const path = URL.parse(url)?.pathname ?? "/";
  const segments = path.split("/").slice(1);
  if (segments.at(-1) === "") segments.pop();
  return segments;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** A segment stays when it names a section: few values, each with several pages below. The last one names the page. */
function isVariable(groups: Map<string, Address[]>, at: number, length: number): boolean {
  if (groups.size === 1) return false;
  if (at === length - 1) return true;
  if (at === 0 && [...groups.keys()].every((value) => locale.test(value))) return true;
  const single = [...groups.values()].filter((group) => group.length === 1).length;
  return groups.size > mostSections || single * 2 > groups.size;
}

function split(addresses: Address[], at: number, prefix: string, found: PatternGroup[]): void {
  const length = addresses[0]?.segments.length ?? 0;
  if (at === length) {
    found.push({ pattern: prefix === "" ? "/" : prefix, pages: addresses.map((address) => address.page) });
    return;
  }
  const groups = groupBy(addresses, (address) => address.segments[at] ?? "");
  if (isVariable(groups, at, length)) return split(addresses, at + 1, `${prefix}/*`, found);
  for (const [value, group] of groups) split(group, at + 1, `${prefix}/${value}`, found);
}

/** Sorts addresses into patterns; those of different depth never share one. */
export function groupByPattern(pages: readonly { page: number; url: string }[]): PatternGroup[] {
  const found: PatternGroup[] = [];
  const addresses = pages.map(({ page, url }) => ({ page, segments: segmentsOf(url) }));
  for (const group of groupBy(addresses, (address) => String(address.segments.length)).values())
    split(group, 0, "", found);
  return found;
}
