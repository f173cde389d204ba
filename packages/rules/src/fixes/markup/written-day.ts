const known = new Map<string, ReadonlyMap<string, number>>();

/** Names of the months in a language (CLDR), alone and beside a day, in full and short, without the dot of the short one. */
function monthsIn(language: string): ReadonlyMap<string, number> {
  const present = known.get(language);
  if (present !== undefined) return present;
  const names = new Map<string, number>();
  for (const month of ["long", "short"] as const)
    for (const more of [{}, { day: "numeric" }] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC", ...more });
      for (let at = 0; at < 12; at++) {
        const part = format.formatToParts(Date.UTC(2026, at, 3)).find(({ type }) => type === "month");
        if (part !== undefined && /\p{L}/u.test(part.value)) names.set(plain(part.value), at + 1);
      }
    }
  known.set(language, names);
  return names;
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** "18. marts 2025", "5 de mayo de 2025", "2025. március 18." and "2025年3月18日". */
const FORMS = [
  /^(?<day>\d{1,2})(?:\.|er|º|°)?\s+(?:de\s+|d')?(?<month>[\p{L}\p{M}]+)\.?,?\s+(?:de\s+|del\s+)?(?<year>\d{4})\.?$/iu,
  /^(?<month>[\p{L}\p{M}]+)\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/u,
  /^(?<year>\d{4})\.?\s+(?<month>[\p{L}\p{M}]+)\.?\s+(?<day>\d{1,2})\.?$/u,
  /^(?<year>\d{4})\s?[年년]\s?(?<number>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일]$/u,
];

/**
 * A day written with the name of its month, as YYYY-MM-DD; null where the language doesn't know the name.
 * @param language BCP 47
 */
export function writtenDay(text: string, language: string): string | null {
  for (const form of FORMS) {
    const { day, month, number, year } = form.exec(text.trim())?.groups ?? {};
    if (day === undefined || year === undefined) continue;
    const found = number === undefined ? monthsOf(language).get(plain(month ?? "")) : Number(number);
    return found === undefined ? null : `${year}-${String(found).padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return null;
}

function monthsOf(language: string): ReadonlyMap<string, number> {
  try {
    return monthsIn(language);
  } catch {
    return new Map();
  }
}
