import { detach } from "../text/characters.ts";

/** Words that end a span of days, in front of its last day. */
const BEFORE =
  /(?:\b(?:until|till?|thru|through|ends?|ends? on|bis|endet am|t\/m|tot|au|hasta|al|até|fino al?|entro il|tom|asti|do|iki|līdz|kuni|pana la|până la|sa|saakka)|(?<!\p{L})(?:до|по|да|μέχρι|έως|ως))(?:\s(?:and including|including|zum|einschließlich|inkl\.?|en met|inclusief|le|el|o|dia|og med|och med|på|la|pe))*\s*$/iu;
const BEHIND = /^\s*(?:まで|までの|까지|止|截止|['’]?[ea] kadar|-?ig\b|asti|saakka)/iu;
/** "1–30 September": what stands behind the dash is the end. */
const SPAN = /\d\s?(?:\p{L}+\s?)?[–—-]\s?$/u;
const YEAR = /\d{4}/;

const months = new Map<string, ReadonlyMap<string, number>>();

/** Long and short names of the months in a language, as they stand beside a day (CLDR). */
function monthsIn(language: string): ReadonlyMap<string, number> {
  const known = months.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, number>();
  for (const month of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
    for (let index = 0; index < 12; index++) {
      const parts = format.formatToParts(new Date(Date.UTC(2024, index, 15)));
      const name = parts.find(({ type }) => type === "month")?.value ?? "";
      if (/\p{L}{3}/u.test(name)) names.set(bare(name), index + 1);
    }
  }
  months.set(language, names);
  return names;
}

const bare = (name: string): string => detach(name.toLowerCase().replace(/\.$/, ""));

const DAY_FIRST = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s(?:(?:de|of)\s)?(\p{L}{3,12})/gu;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/gu;

/**
 * The last day that a text names as the end of something, without its year, as "--09-30" (XML Schema, gMonthDay); null
 * where it names none or any year.
 * @param languages BCP 47
 */
export function yearlessEnd(text: string, languages: readonly string[]): string | null {
  if (YEAR.test(text)) return null;
  const tongues = languages.flatMap((code) => /^[a-z]{2,3}(?=$|[-_])/i.exec(code)?.[0] ?? []).map(monthsIn);
  const monthOf = (name: string): number | undefined =>
    tongues.map((names) => names.get(bare(name))).find((month) => month !== undefined);
  const places = [
    ...[...text.matchAll(DAY_FIRST)].map(({ 0: all, 1: day = "", 2: name = "", index }) => ({ all, day, name, index })),
    ...[...text.matchAll(MONTH_FIRST)].map(({ 0: all, 1: name = "", 2: day = "", index }) => ({
      all,
      day,
      name,
      index,
    })),
  ];
  for (const { all, day, name, index } of places) {
    const month = monthOf(name);
    if (month === undefined || Number(day) < 1 || Number(day) > 31) continue;
    const before = text.slice(Math.max(0, index - 40), index);
    if (BEFORE.test(before) || SPAN.test(before) || BEHIND.test(text.slice(index + all.length)))
      return `--${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return null;
}
