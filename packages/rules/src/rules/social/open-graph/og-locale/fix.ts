import { html } from "../../../../escape/html.ts";
import { type Fixer, fillIn, perPage } from "../../../../fixes/fixer.ts";

/** The country is the owner's to say where the page names a language only. */
export const fix: Fixer = perPage({
  make: ({ head }) => {
    const [language = "", country] = (head.lang ?? "").split("-");
    const locale = `${language.toLowerCase()}_${country?.toUpperCase() ?? fillIn("country, e.g. DE")}`;
    return `<meta property="og:locale" content="${html(locale)}">`;
  },
});
