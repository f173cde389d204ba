import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { ENGLISH_TEXT, languagePage, versionLink } from "../../../../case-pages/language-page.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const both = page(["en", "/"], ["de", "/de"]);

const links = versionLink("en", "/mugs") + versionLink("de", "/de/becher");
/** A page in English, as the version in English or in German, that names one of them as canonical. */
const mugs = (lang: string, main: string, own = ""): string =>
  languagePage(lang, ENGLISH_TEXT, `${links}${own}<link rel=canonical href=https://shop.example${main}>`);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": both, "/de": `<link rel=canonical href=https://shop.example/de>${both}` } },
    // Another address of the same language.
    {
      pages: {
        "/": both,
        "/de": `<link rel=canonical href=https://shop.example/de>${both}`,
        "/de?page=1": `<link rel=canonical href=https://shop.example/de>${both}`,
      },
    },
    // Never translated: it leaves search to the original.
    { pages: { "/": "<p>Tea", "/mugs": mugs("en", "/mugs"), "/de/becher": mugs("de", "/mugs") } },
  ],
  failing: [
    // The original, behind a version that was never translated.
    {
      pages: { "/": "<p>Tea", "/mugs": mugs("en", "/de/becher"), "/de/becher": mugs("de", "/de/becher") },
      faults: ["/mugs"],
    },
    // One setting names a wrong language on most, and on those that were never translated too.
    {
      pages: {
        "/": "<p>Tea",
        "/mugs": mugs("en", "/de/becher"),
        "/cups": mugs("en", "/de/becher", versionLink("en", "/cups")),
        "/de/becher": mugs("de", "/de/becher"),
        "/fr/tasses": mugs("fr", "/de/becher", versionLink("fr", "/fr/tasses")),
      },
      faults: ["/mugs", "/cups", "/fr/tasses"],
    },
    {
      pages: { "/": both, "/de": `<link rel=canonical href=https://shop.example/>${both}` },
      faults: ["/de"],
    },
  ],
  outside: [{ pages: { "/": "<p>Tea" } }, { pages: { "/": both } }],
};
