import { show } from "../../../../fixes/patches/fix.ts";
import { previewPatch } from "../../../../fixes/patches/page-patches.ts";
import { type Fixer, fillIn, perPage } from "../../../../fixes/fixer.ts";

/** The country is the owner's to say where the page names a language only. */
export const fix: Fixer = perPage({
  make: (page) => {
    const [language = "", country] = (page.head.lang ?? "").split("-");
    const locale = `${language.toLowerCase()}_${country?.toUpperCase() ?? fillIn("country, e.g. DE")}`;
    return [show(previewPatch(page, "og:locale", locale))];
  },
});
