import { remembered } from "../remembered.ts";
import { languages, regions, scripts } from "./language-codes.ts";

/** Regions that people write where a language belongs, with the language they mean. */
const LANGUAGE_OF_REGION: Readonly<Record<string, string>> = {
  at: "de",
  br: "pt-BR",
  cn: "zh",
  cz: "cs",
  dk: "da",
  gb: "en-GB",
  gr: "el",
  jp: "ja",
  mx: "es-MX",
  ua: "uk",
  us: "en-US",
};
/** Retired or three-letter languages, with the ISO 639-1 code of today. */
const LANGUAGE_TODAY: Readonly<Record<string, string>> = {
  deu: "de",
  eng: "en",
  fil: "tl",
  fra: "fr",
  in: "id",
  ita: "it",
  iw: "he",
  ji: "yi",
  spa: "es",
};

/** A well-formed value: language, language-region, language-script, language-script-region, or x-default. */
export interface HreflangCode {
  /** ISO 639-1, lower case; "x-default" for the fallback. */
  readonly language: string;
  readonly script: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly region: string | null;
}

/**
 * Reads an hreflang value as Google documents it, upper and lower case alike.
 * @returns the code, or one short sentence on what is wrong with it.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes
 */
export const readHreflang = remembered((value): HreflangCode | string => {
  if (value.trim() !== value || value === "") return "is blank or has spaces around it";
  if (value.toLowerCase() === "x-default") return { language: "x-default", script: null, region: null };
  if (value.includes("_")) return "uses an underscore where a hyphen belongs";
  const [first = "", ...rest] = value.split("-");
  const language = first.toLowerCase();
  if (!languages.has(language)) return wrongLanguage(first);
  const script = rest[0]?.length === 4 ? titleCase(rest.shift()!) : null;
  if (script !== null && !scripts.has(script)) return `names the unknown script "${script}"`;
  const region = rest.shift()?.toUpperCase() ?? null;
  if (rest.length > 0) return `has more parts than language, script and region ("${rest.join("-")}")`;
  if (region !== null && !regions.has(region)) return wrongRegion(region);
  return { language, script, region };
});

function wrongLanguage(written: string): string {
  const language = written.toLowerCase();
  const meant = LANGUAGE_TODAY[language] ?? LANGUAGE_OF_REGION[language];
  const kind = regions.has(language.toUpperCase()) ? "is a country, not a language" : "is not an ISO 639-1 language";
  return `"${written}" ${kind}${meant ? `; "${meant}" is probably meant` : ""}`;
}

function wrongRegion(region: string): string {
  if (region === "UK") return '"UK" is not an ISO 3166-1 country; use "GB"';
  if (region === "EU") return '"EU" is not a country; use the language alone or one code per country';
  return `"${region}" is not an ISO 3166-1 country`;
}

const titleCase = (script: string): string => script.charAt(0).toUpperCase() + script.slice(1).toLowerCase();

/** Written languages that share readers and markup: Norwegian is one language to a browser. */
const ONE_LANGUAGE: Readonly<Record<string, string>> = { nb: "no", nn: "no" };

/** The language without region, Norwegian variants folded into one; null for x-default and invalid values. */
export const primaryLanguage = remembered((value): string | null => {
  const language = value.trim().split(/[-_]/)[0]!.toLowerCase();
  return languages.has(language) ? (ONE_LANGUAGE[language] ?? language) : null;
});
