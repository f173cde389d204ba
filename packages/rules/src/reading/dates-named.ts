import { visibleDate } from "../knowledge/visible-dates.ts";
import { languageOf } from "./language.ts";

/** Countries of one language that call the months otherwise: those of the Maghreb, of the Levant, of the Nile. */
const REGIONS: Readonly<Record<string, readonly string[]>> = { ar: ["ar-TN", "ar-LB", "ar-EG"] };
/** Letters of a month's name that its cases leave as they are. */
const STEM = 3;

const patterns = new Map<string, RegExp>();

/** A day beside the name of a month, as a language writes it by CLDR: "3 Haziran", "8 martie", "٣ جوان". */
function monthsIn(language: string): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const names = (REGIONS[language] ?? [language]).flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) =>
      format.formatToParts(Date.UTC(2026, month, 3)).find(({ type }) => type === "month"),
    ).flatMap((part) => (part === undefined || /\d/.test(part.value) ? [] : part.value.toLowerCase()));
  });
  const stems = [...new Set(names.map((name) => escaped(name.slice(0, Math.max(STEM, name.length - 2)))))];
  // "34 мајстора" are masters and no day of May: cases add few letters.
  const month = `(?:${stems.join("|")})\\p{L}{0,4}(?!\\p{L})`;
  const made =
    stems.length === 0
      ? /(?!)/
      : new RegExp(`\\p{Nd}{1,2}\\P{L}{0,3}(?:de )?${month}|${month}\\P{L}{0,2}\\p{Nd}{1,2}`, "iu");
  patterns.set(language, made);
  return made;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * True where a text shows a date.
 * @param lang of the page, BCP 47; the languages of Europe are read everywhere
 */
export function showsDate(text: string, lang: string | null): boolean {
  if (visibleDate.test(text)) return true;
  const language = languageOf(lang);
  return language !== null && isKnown(language) && monthsIn(language).test(text);
}

const isKnown = (language: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
};
