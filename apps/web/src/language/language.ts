import { getPreferences, setPreferences } from "../preferences/preferences.ts";
import type { Catalogue } from "./catalogue.ts";

/** Languages to choose from, by their own names. */
export const languages = { en: "English", de: "Deutsch" } as const;

/** Catalogues by language; English needs none. The last two show what a text does that is longer, or runs from right to left. */
const catalogues: Readonly<Record<string, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  de: () => import("./de/german.ts"),
  "en-XA": () => import("./pseudo.ts"),
  "ar-XB": () => import("./pseudo-mirrored.ts"),
};

const baseOf = (tag: string): string => tag.split("-", 1)[0] ?? tag;

function choose(): string {
  const chosen = getPreferences().language;
  if (chosen in catalogues || chosen in languages) return chosen;
  return navigator.languages.map(baseOf).find((base) => base in languages) ?? "en";
}

/** Of this page, until it is loaded again. */
export const language = choose();

/** How dates and numbers are written: as the browser's own kind of this language has it. */
export const locale = navigator.languages.find((tag) => baseOf(tag) === baseOf(language)) ?? baseOf(language);

const direction = baseOf(language) === "ar" ? "rtl" : "ltr";
document.documentElement.lang = language;
document.documentElement.dir = direction;

/** Awaited here, so that no module that holds texts runs before they are known. Without it the page is English. */
export const catalogue: Catalogue | undefined = await catalogues[language]?.().then(
  (loaded) => loaded.catalogue,
  (error: unknown) => {
    console.error("The texts of this language could not be loaded", error);
    return undefined;
  },
);

/** Takes another language for this browser; every text is made anew, so the page loads again. */
export function chooseLanguage(next: string): void {
  setPreferences({ language: next });
  location.reload();
}
