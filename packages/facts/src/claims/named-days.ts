import { normaliseWords } from "../phrases/normalise-words.ts";

/** The first Monday of a year and the days behind it. */
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

const spellings = new Map<string, readonly (readonly string[])[]>();

/** Long and short names of Monday to Sunday in a language (CLDR). */
function namesIn(language: string): readonly (readonly string[])[] {
  const known = spellings.get(language);
  if (known !== undefined) return known;
  const formats = (["long", "short"] as const).map(
    (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }),
  );
  const names = week.map((day) => formats.map((format) => normaliseWords(format.format(day)).replace(/\.$/, "")));
  spellings.set(language, names);
  return names;
}

/**
 * Days of the week that a line names: those of a span ("Mon-Fri") or each by itself, 0 for Monday to 6 for Sunday, in
 * order; null where the line names none, empty where what stands between two days tells neither.
 * @param languages BCP 47
 */
export function namedDays(line: string, languages: readonly string[]): readonly number[] | null {
  const text = normaliseWords(line);
  for (const language of languages) {
    const places = daysAt(text, namesIn(language));
    if (places.length === 0) continue;
    const days = new Set(places.map(({ day }) => day));
    for (const [index, { day, to }] of places.entries()) {
      const next = places[index + 1];
      if (next === undefined) continue;
      const between = text.slice(to, next.at).replace(/^\./, "").trim();
      if (!SPAN.test(between)) {
        if (tellsEach(between, language) || next.day === (day + 1) % 7) continue;
        if (!TO.test(between)) return [];
      }
      for (let one = day; one !== next.day; one = (one + 1) % 7) days.add(one);
    }
    return [...days].toSorted((a, b) => a - b);
  }
  return null;
}

const SPAN = /^[\p{Pd}~～〜/→]$/u;
/** What stands between the ends of a span in speech; where a language has the same word for "and", that goes before. */
const TO = /^(?:to|through|bis|tot|au|à|al|a|até|ate|till|til|do|až|az|по|до)$/iu;
/** Hours of the first day, signs of a list, or nothing. */
const LISTED = /\d|^[^\p{L}]*$/u;

/** Whether days stand there each by itself: told by hours, signs or the "and" of the language (CLDR). */
function tellsEach(between: string, language: string): boolean {
  if (LISTED.test(between)) return true;
  const list = new Intl.ListFormat(language).formatToParts(["1", "2"]);
  const and = list.find(({ type }) => type === "literal")?.value ?? "";
  return normaliseWords(between).trim() === normaliseWords(and).trim();
}

interface Place {
  readonly day: number;
  readonly at: number;
  readonly to: number;
}

function daysAt(text: string, names: readonly (readonly string[])[]): Place[] {
  const found = names.flatMap((spelt, day) =>
    spelt.flatMap((name) =>
      [
        ...text.matchAll(
          new RegExp(String.raw`(?<!\p{L})${name.replace(/[^\p{L}\d]/gu, String.raw`\$&`)}(?!\p{L})`, "gu"),
        ),
      ].map(({ index }): Place => ({ day, at: index, to: index + name.length })),
    ),
  );
  const byPlace = new Map(found.map((one) => [one.at, one]));
  return [...byPlace.values()].toSorted((a, b) => a.at - b.at);
}
