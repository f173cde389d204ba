import type { SiteRuleCases } from "../../../../rule-cases.ts";

const english =
  "We throw, glaze and fire every mug in our own workshop behind the harbour, where visitors are welcome on weekdays. Each of them takes two weeks from the wheel to the shelf, and none of them is quite like another one.";
const german =
  "Wir drehen, glasieren und brennen jeden Becher in unserer eigenen Werkstatt hinter dem Hafen, in der Besucher werktags willkommen sind. Jeder von ihnen braucht zwei Wochen von der Scheibe bis ins Regal.";

const page = (lang: string, text: string, versions = ""): string =>
  `<!doctype html><html${lang === "" ? "" : ` lang="${lang}"`}><head><title>Acme</title>${versions}</head><main><h1>Acme</h1><p>${text}</p></main>`;
const self = (code: string, path: string): string =>
  `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("en", english), "/de": page("de-AT", german) } },
    // One page that nobody translated: text-in-other-language speaks about it.
    { pages: { "/": page("en", english), "/care": page("en", german) } },
    // Named so in the list of versions, it was meant to be a version.
    { pages: { "/": page("de", german), "/en": page("en", german, self("en", "/en")) } },
  ],
  failing: [
    { pages: { "/": page("en", german), "/care": page("en", `${german} Care.`) }, faults: ["/", "/care"] },
    { pages: { "/": page("en", german) }, faults: ["/"] },
  ],
  outside: [{ pages: { "/": page("", german) } }],
  unknown: [{ pages: { "/": page("en", "Wir drehen Becher, und zwar viele.") } }],
};
