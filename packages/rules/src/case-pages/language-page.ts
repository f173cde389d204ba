/** Two sentences of one workshop, long enough for their language to be known. */
export const ENGLISH_TEXT =
  "We throw, glaze and fire every mug in our own workshop behind the harbour, where visitors are welcome on weekdays. Each of them takes two weeks from the wheel to the shelf, and none of them is quite like another one.";
export const GERMAN_TEXT =
  "Wir drehen, glasieren und brennen jeden Becher in unserer eigenen Werkstatt hinter dem Hafen, in der Besucher werktags willkommen sind. Jeder von ihnen braucht zwei Wochen von der Scheibe bis ins Regal.";

/** A page that declares one language (none: "") and says a text; `versions` is what its head adds. */
export const languagePage = (lang: string, text: string, versions = ""): string =>
  `<!doctype html><html${lang === "" ? "" : ` lang="${lang}"`}><head><title>Acme</title>${versions}</head><main><h1>Acme</h1><p>${text}</p></main>`;

/** One line of the list of versions. */
export const versionLink = (code: string, path: string): string =>
  `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">`;
