/** Languages in which sentences about delivery are read. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "sv", "da", "nb"];
/** Everyday names that the Unicode CLDR does not give. */
const EVERYDAY: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  großbritannien: "GB",
  usa: "US",
  "united states of america": "US",
  holland: "NL",
  "czech republic": "CZ",
};

/** Codes of ISO 3166-1 that shops write as destinations, two letters each. */
const CODES = (
  "AD AE AL AR AT AU BA BE BG BR CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IN IS IT JP KR LI LT LU LV MC " +
  "MD ME MK MT MX MY NL NO NZ PE PH PL PT RO RS SA SE SG SI SK SM TH TR TW UA US VA ZA"
).split(" ");

const namesIn = (language: string): [string, string][] => {
  const inLanguage = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return CODES.flatMap((code): [string, string][] => {
    const name = inLanguage.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code]];
  });
};

let names: ReadonlyMap<string, string> | null = null;

/** Country names in lower case to their two-letter code, after the Unicode CLDR that the runtime carries. */
export function countriesByName(): ReadonlyMap<string, string> {
  names ??= new Map([...LANGUAGES.flatMap(namesIn), ...Object.entries(EVERYDAY)]);
  return names;
}

const own = new Map<string, ReadonlyMap<string, string>>();

/**
 * Those names, and the ones of a page's own language.
 * @param language primary tag, or null
 */
export function countriesIn(language: string | null): ReadonlyMap<string, string> {
  if (language === null || !/^[a-z]{2,3}$/.test(language)) return countriesByName();
  const known = own.get(language) ?? new Map([...countriesByName(), ...namesIn(language)]);
  own.set(language, known);
  return known;
}
