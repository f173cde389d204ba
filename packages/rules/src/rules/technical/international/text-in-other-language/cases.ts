import type { SiteRuleCases } from "../../../../rule-cases.ts";

const english =
  "We throw, glaze and fire every mug in our own workshop behind the harbour, where visitors are welcome on weekdays. Each of them takes two weeks from the wheel to the shelf, and none of them is quite like another one.";
const german =
  "Wir drehen, glasieren und brennen jeden Becher in unserer eigenen Werkstatt hinter dem Hafen, in der Besucher werktags willkommen sind. Jeder von ihnen braucht zwei Wochen von der Scheibe bis ins Regal.";
const danish =
  "Vi drejer, glaserer og brænder hvert krus i vores eget værksted bag havnen, hvor gæster er velkomne på hverdage. Hvert af dem tager to uger fra skiven til hylden, og ingen af dem er helt som de andre.";

const page = (lang: string, text: string, versions = ""): string =>
  `<!doctype html><html${lang === "" ? "" : ` lang="${lang}"`}><head><title>Acme</title>${versions}</head><main><h1>Acme</h1><p>${text}</p></main>`;
const self = (code: string, path: string): string =>
  `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("en", english), "/de": page("de-AT", german) } },
    // So near to each other that neither can be told for sure.
    { pages: { "/": page("nb", danish) } },
    // The template names the wrong language everywhere: html-lang-wrong speaks about it.
    { pages: { "/": page("en", german) } },
  ],
  failing: [
    { pages: { "/": page("en", english), "/care": page("en", german) } },
    { pages: { "/": page("en", english), "/de": page("de", english, self("de", "/de")) } },
  ],
  outside: [
    { pages: { "/": page("", german) } },
    { pages: { "/": page("en", german, self("en", "/") + self("de", "/")) } },
    { pages: { "/": { html: page("en", german), status: 404 } } },
  ],
  unknown: [{ pages: { "/": page("en", "Wir drehen Becher, und zwar viele.") } }],
};
