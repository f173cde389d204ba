import type { PageFacts } from "@audit/facts";
import { eventTypes } from "../knowledge/schema-types.ts";
import { knownLocale } from "./known-locale.ts";
import { noted } from "./noted.ts";
import { firstText, itemsOfType } from "./structured-data.ts";

const DAY = 86_400_000;

/** Whether a page is about what takes place on a day that is over, or names a day without its year, which may be. */
export const mayBeOver = noted((page): boolean => {
  const now = Date.parse(page.response.headers["date"] ?? "");
  const ends = eventEnds(page);
  if (ends.length > 0) return ends.every((end) => isPast(end, now));
  const names = [page.head.titles[0] ?? "", page.headings.find(({ level }) => level === 1)?.text ?? ""];
  return names.some((name) => daysNamed(name, page.head.lang).some((day) => day === null || isPast(day, now)));
});

/** The day lasts until it has passed everywhere on earth. */
const isPast = (day: number, now: number): boolean => day + 1.5 * DAY < now;

const eventEnds = ({ structuredData }: Pick<PageFacts, "structuredData">): number[] =>
  itemsOfType(structuredData, eventTypes)
    .map(({ item }) => Date.parse(firstText(item, "endDate", "startDate")))
    .filter((end) => !Number.isNaN(end));

interface Months {
  readonly names: readonly string[];
  /** A day beside the name of its month, with the year where it is named. */
  readonly pattern: RegExp;
}

const monthsOf = new Map<string, Months>();

/** The months as a language calls them by CLDR. */
function monthsIn(locale: string): Months {
  const known = monthsOf.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) => {
    const part = format.formatToParts(Date.UTC(2026, month, 3)).find(({ type }) => type === "month");
    return part?.value.toLowerCase() ?? "";
  });
  const any = names.join("|");
  const pattern = new RegExp(
    `(?:(?<!\\p{Nd})(\\p{Nd}{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s(?:de\\s|of\\s)?(${any})|(?<!\\p{L})(${any})\\s(\\p{Nd}{1,2})(?:st|nd|rd|th)?)(?![\\p{L}\\p{Nd}])(?:,?\\s(?:de\\s|del\\s)?(\\d{4})(?!\\d))?`,
    "giu",
  );
  const made = { names, pattern };
  monthsOf.set(locale, made);
  return made;
}

/** The days that a text names, in milliseconds; null for one without its year. */
function daysNamed(text: string, lang: string | null): (number | null)[] {
  const { names, pattern } = monthsIn(knownLocale(lang) ?? "en");
  // Where months are numbers, a day is not told from other figures.
  if (!names.every((name) => /\p{L}{3}/u.test(name))) return [];
  return [...text.matchAll(pattern)].map(([, before, month, named, after, year]) =>
    year === undefined
      ? null
      : Date.UTC(Number(year), names.indexOf((month ?? named ?? "").toLowerCase()), Number(before ?? after)),
  );
}
