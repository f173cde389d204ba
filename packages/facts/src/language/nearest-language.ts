/** Languages that the models don't hold, under the one that their texts are read as. */
const readAs: Readonly<Record<string, string>> = { ms: "id", hr: "bs" };
/** As many write the other: without a country nobody can say which it is. */
const undecided: ReadonlySet<string> = new Set(["ms"]);

/** The language that most people of a country write (CLDR, likely subtags). */
const languageOfRegion = (region: string): string => new Intl.Locale(`und-${region}`).maximize().language;

/**
 * A language as it was read, or the one written like it that the site's country speaks.
 * @param read BCP 47
 * @param regions ISO 3166-1, of the site's domain and of its currency
 * @returns null where two are as likely
 */
export function nearestLanguage(read: string, regions: readonly string[]): string | null {
  const other = readAs[read];
  if (other === undefined) return read;
  const spoken = regions.map(languageOfRegion);
  if (spoken.includes(read)) return read;
  if (spoken.includes(other)) return other;
  return undecided.has(read) ? null : read;
}

/** Countries of the site's domain and of the currencies it names: an ISO 4217 code begins with that of its country. */
export const regionsOf = (host: string, currencies: readonly string[]): string[] =>
  [host.split(".").at(-1) ?? "", ...currencies.map((code) => code.slice(0, 2))]
    .map((code) => code.toUpperCase())
    .filter((code) => /^[A-Z]{2}$/.test(code));
