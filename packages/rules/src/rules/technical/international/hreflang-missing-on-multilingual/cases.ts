import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage } from "../../../../case-pages/multilingual-page.ts";

const page = (lang: string, name = "Tea"): string => `<html lang=${lang}><title>${name}</title><p>${name}`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": multilingualPage(["en", "/"], ["de", "/de"]).replace(/^/, "<html lang=en>"), "/de": page("de") } },
    { pages: { "/": page("en"), "/de/": `<html lang=de>${multilingualPage(["en", "/"], ["de", "/de/"])}` } },
  ],
  failing: [
    { pages: { "/": page("en"), "/tea": page("en"), "/de/": page("de"), "/de/tee": page("de", "Tee") } },
    { pages: { "/en-gb/": page("en-GB"), "/fr-fr/": page("fr-FR") } },
  ],
  outside: [
    { pages: { "/": page("en"), "/about": page("en") } },
    // A folder that only looks like a language, and one foreign article.
    { pages: { "/": page("en"), "/it/laptops": page("en"), "/my/account": page("en") } },
    { pages: { "/": page("en"), "/tea": page("en"), "/blog/tee": page("de") } },
    // Two markets of one language need it less; nothing proves that they are versions of each other.
    { pages: { "/en-gb/": page("en-GB"), "/en-us/": page("en-US") } },
  ],
};
