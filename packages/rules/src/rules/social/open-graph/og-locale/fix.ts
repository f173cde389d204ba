import { knownLocale } from "../../../../reading/known-locale.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { previewPatch } from "../../../../fixes/patches/page-patches.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";

/** Where the page names a language only, the country in which most people speak it (CLDR, likely subtags). */
export const fix: Fixer = perPage({
  make: (page) => {
    const known = knownLocale(page.head.lang);
    if (known === undefined) return null;
    const { language, region } = new Intl.Locale(known).maximize();
    return region === undefined ? null : [show(previewPatch(page, "og:locale", `${language}_${region}`))];
  },
});
