import { setPreferences } from "../preferences/preferences.ts";
import type { Catalogue } from "./catalogue.ts";
import { chosenLanguage } from "./chosen-language.ts";

/** Languages to choose from, by their own names. */
export const languages = { en: "English", de: "Deutsch" } as const;

/** Catalogues by language; English needs none. The last two show what a text does that is longer, or runs from right to left. */
const catalogues: Readonly<Record<string, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  // The build has put the messages into the screens; what remains is made of nouns and of others' sentences.
  de: () => (import.meta.env.PROD ? import("./de/german-built.ts") : import("./de/german.ts")),
  "en-XA": () => import("./pseudo.ts"),
  "ar-XB": () => import("./pseudo-mirrored.ts"),
};

const baseOf = (tag: string): string => tag.split("-", 1)[0] ?? tag;

/** Of this page, until it is loaded again. What the build writes into the page has chosen it already. */
export const language = import.meta.env.PROD ? document.documentElement.lang : chosenLanguage();

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

/** Sentences that no page needs to start; null where all are there from the beginning. */
const loadRest = import.meta.env.PROD && language === "de" ? () => import("./de/german-rest.ts") : null;
let rest: Catalogue | undefined;
export const restOfCatalogue = (): Catalogue | undefined => rest;

/** Awaited before anything is said that no page needs to start: what the server answers, what few pages print. */
export async function wholeCatalogue(): Promise<void> {
  try {
    rest ??= (await loadRest?.())?.catalogue;
  } catch (error) {
    console.error("Some texts could not be loaded", error);
  }
}

/** Takes another language for this browser; every text is made anew, so the page loads again. */
export function chooseLanguage(next: string): void {
  setPreferences({ language: next });
  location.reload();
}
