import { oneLine } from "../escape/plain.ts";

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });
const REGIONS = new Intl.DisplayNames("en", { type: "region" });

/** "de" is "German"; what is no code stays as it stands. */
export const languageName = (code: string): string => nameIn(LANGUAGES, code);

/** "GB" is "United Kingdom". */
export const countryName = (code: string): string => nameIn(REGIONS, code);

function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? oneLine(code);
  } catch {
    return oneLine(code);
  }
}

/** A browser's languages, most wanted first, as its user would name them: "de,en;q=0.5" is "German". */
export const browserLanguage = (acceptLanguage: string | null): string =>
  acceptLanguage === null ? "another language" : languageName(acceptLanguage.split(/[,;]/)[0]?.trim() ?? "");
