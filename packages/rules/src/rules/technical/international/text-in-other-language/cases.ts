import { ENGLISH_TEXT, GERMAN_TEXT, languagePage, versionLink } from "../../../../case-pages/language-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const danish =
  "Vi drejer, glaserer og brænder hvert krus i vores eget værksted bag havnen, hvor gæster er velkomne på hverdage. Hvert af dem tager to uger fra skiven til hylden, og ingen af dem er helt som de andre.";

const SHORT_TEXT = "A mug of our own workshop, thrown and fired by hand.";
const SHORT_GERMAN = "Schreiben Sie uns mit diesem Formular, wir antworten bald.";
const mugLinks = versionLink("en", "/mug") + versionLink("de", "/de/mug");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": languagePage("en", ENGLISH_TEXT), "/de": languagePage("de-AT", GERMAN_TEXT) } },
    // So near to each other that neither can be told for sure.
    { pages: { "/": languagePage("nb", danish) } },
    // The template names the wrong language everywhere: html-lang-wrong speaks about it.
    { pages: { "/": languagePage("en", GERMAN_TEXT) } },
    // Text and lang agree, and the list of versions names the page itself alone: only its code is wrong.
    {
      pages: {
        "/": languagePage("en", ENGLISH_TEXT),
        "/leben": languagePage("de", GERMAN_TEXT, versionLink("en", "/leben")),
      },
    },
  ],
  failing: [
    {
      pages: {
        "/": languagePage("en", ENGLISH_TEXT),
        "/de": languagePage("en", ENGLISH_TEXT, versionLink("de", "/de")),
      },
    },
    { pages: { "/": languagePage("en", ENGLISH_TEXT), "/care": languagePage("en", GERMAN_TEXT) } },
    {
      pages: {
        "/": languagePage("en", ENGLISH_TEXT),
        "/de": languagePage("de", ENGLISH_TEXT, versionLink("de", "/de")),
      },
    },
    // Too short to tell by itself, and word for word what the English version says.
    {
      pages: {
        "/": languagePage("en", ENGLISH_TEXT),
        "/de": languagePage("de", ENGLISH_TEXT, versionLink("de", "/de")),
        "/mug": languagePage("en", SHORT_TEXT, mugLinks),
        "/de/mug": languagePage("de", SHORT_TEXT, mugLinks),
      },
      faults: ["/de", "/de/mug"],
    },
    // A list that calls another German page the English version.
    {
      pages: {
        "/": languagePage("en", ENGLISH_TEXT),
        "/de": languagePage("de", ENGLISH_TEXT, versionLink("de", "/de")),
        "/de/a": languagePage("de", SHORT_GERMAN, versionLink("de", "/de/a") + versionLink("en", "/de/b")),
        "/de/b": languagePage("de", SHORT_GERMAN, versionLink("de", "/de/b")),
      },
      faults: ["/de"],
    },
  ],
  outside: [
    { pages: { "/": languagePage("", GERMAN_TEXT) } },
    { pages: { "/": languagePage("en", GERMAN_TEXT, versionLink("en", "/") + versionLink("de", "/")) } },
    { pages: { "/": { html: languagePage("en", GERMAN_TEXT), status: 404 } } },
  ],
  unknown: [{ pages: { "/": languagePage("en", "Wir drehen Becher, und zwar viele.") } }],
};
