import type { FoundMeta, FoundTime } from "../collect/findings.ts";
import type { DateFact } from "../page-facts.ts";
import type { SdItem } from "../structured-data.ts";

/** ISO 8601 date with optional time, as search engines take it. */
const isoDate = /^\d{4}-\d{2}(-\d{2})?([T ]\d{2}:?\d{2}(:?\d{2}([.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const mostDates = 20;

const metaRole: Readonly<Record<string, DateFact["role"]>> = {
  "article:published_time": "published",
  "og:published_time": "published",
  "article:modified_time": "modified",
  "og:updated_time": "modified",
  "last-modified": "modified",
  "dcterms.created": "published",
  "dcterms.modified": "modified",
  "dc.date": "unknown",
  date: "unknown",
  pubdate: "published",
};

const itemRoles = [
  ["datePublished", "published"],
  ["dateModified", "modified"],
] as const;

function isDate(value: unknown): value is string {
  return typeof value === "string" && isoDate.test(value.trim());
}

function fromMetas(metas: readonly FoundMeta[]): DateFact[] {
  return metas.flatMap(({ key, content }) => {
    const role = metaRole[key];
    return role !== undefined && isDate(content) ? [{ iso: content.trim(), from: "meta" as const, role }] : [];
  });
}

function fromItems(items: readonly SdItem[]): DateFact[] {
  const dates: DateFact[] = [];
  for (const item of items) {
    if (item.format !== "json-ld") continue;
    for (const [name, role] of itemRoles) {
      for (const value of item.props[name] ?? [])
        if (isDate(value)) dates.push({ iso: value.trim(), from: "json-ld", role });
    }
  }
  return dates;
}

function fromTimes(times: readonly FoundTime[]): DateFact[] {
  return times.filter(({ value }) => isDate(value)).map(({ value, role }) => ({ iso: value, from: "time", role }));
}

/** Dates the page states about itself, the most explicit sources first. */
export function assembleDates(
  metas: readonly FoundMeta[],
  items: readonly SdItem[],
  times: readonly FoundTime[],
  text: DateFact[],
): DateFact[] {
  return [...fromMetas(metas), ...fromItems(items), ...fromTimes(times), ...text].slice(0, mostDates);
}
