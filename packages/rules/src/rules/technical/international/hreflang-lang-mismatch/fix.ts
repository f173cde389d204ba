import type { PageFacts } from "@audit/facts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { htmlLang } from "../../../../fixes/head/language.ts";
import { asFix, sectionsOf, show } from "../../../../fixes/patches/fix.ts";
import { hreflangPatch } from "../../../../fixes/patches/page-patches.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { isOnlyMiscoded, ownLanguages } from "../../../../reading/own-languages.ts";
import type { SiteView } from "../../../../view/site-view.ts";

type Saw = string | null;

/** As the text was read; null where it says too little. */
const writtenIn = (page: PageFacts, view: SiteView): string | null => view.site.languageOf(view.indexOf(page.url));

/** The page's own line of the list, with the language of its text and its lang. */
const ownLine: Fixer<Saw> = perPage({
  make: (page) => {
    const wrong = [...new Set(ownLanguages(page))].filter((code) => primaryLanguage(code) !== null);
    return [
      show(hreflangPatch(page, page.head.lang ?? "", page.url)),
      ...wrong.map((code) => show(hreflangPatch(page, code, null))),
    ];
  },
  pattern: () => '<link rel="alternate" hreflang="{language of the text}" href="{full address of this page}">',
});

/** What the text contradicts is corrected: a lang that it is not in, else the code. Where both may be meant, nothing is. */
export const fix: Fixer<Saw> = (cause, view) => {
  const pages = cause.faults.map((fault) => ({ fault, page: view.pageAt(fault.url) }));
  const miscoded = pages.filter(({ page }) => page !== null && isOnlyMiscoded(page, writtenIn(page, view)));
  const mislabelled = pages.filter(({ page }) => {
    const written = page === null ? null : primaryLanguage(writtenIn(page, view) ?? "");
    return page !== null && (written === null || ownLanguages(page).some((code) => primaryLanguage(code) === written));
  });
  const made = (some: typeof pages, by: Fixer<Saw>) =>
    some.length === 0 ? null : by({ ...cause, faults: some.map(({ fault }) => fault) }, view);
  return sectionsOf(...[made(miscoded, ownLine), made(mislabelled, htmlLang)].flatMap((one) => asFix(one)));
};
