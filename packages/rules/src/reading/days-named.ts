import { languageOf } from "./language.ts";

/** Endings of cases and plurals: "Tage", "Tagen". */
const ENDING = 1;
const LEAST_STEM = 3;

const patterns = new Map<string, RegExp>();

/** A number of days as a language writes it, by the unit words of CLDR: "10-14 Tagen", "2 à 3 jours". */
function daysIn(language: string): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" });
  const words = [1, 2, 5].flatMap((count) =>
    format.formatToParts(count).flatMap(({ type, value }) => (type === "unit" ? [value.trim()] : [])),
  );
  const stems = words.map((word) => word.slice(0, Math.max(LEAST_STEM, word.length - ENDING)));
  const made = new RegExp(String.raw`\d\s*(?:\p{L}{1,9}\s+)?(?:${[...new Set(stems)].map(escaped).join("|")})`, "iu");
  patterns.set(language, made);
  return made;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * True where a text names a number of days.
 * @param lang of the page, BCP 47; English is read everywhere
 */
export function namesDays(text: string, lang: string | null): boolean {
  const language = languageOf(lang);
  return [language, "en"].some((one) => one !== null && isKnown(one) && daysIn(one).test(text));
}

const isKnown = (language: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
};
