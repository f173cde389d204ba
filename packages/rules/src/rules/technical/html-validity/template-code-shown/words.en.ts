import { textPlace } from "../../../../wording/page-places.ts";
import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import { holdsLanguages } from "../../../../view/in-own-language.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly code: string; readonly text: string }> = {
  failing: "Code of the template stands where words should be",
  title: "Replace the template code shown on {pages} with words",
  why: "A place that the template should have filled, or a mark of a language plugin, is sent as it is. Visitors take the page for broken, and search engines show the code in your results.",
  steps:
    "Find where the mark comes from: a template that names a field which is empty or misspelled, or a plugin for languages or titles that was turned off. Mend the template, or replace the mark with the text itself.",
  variants: [
    {
      when: ({ evidence: { saw } }) => holdsLanguages(saw.code),
      title: "Show {pages} in one language, without the marks of the language plugin",
      problem:
        "{pages} {sends|send} titles, descriptions or headings in all languages at once, with the plugin's marks between them.",
      why: "Search results show these marks and the words of both languages in a row, so people take the shop for broken.",
      steps:
        "These fields are not run through the language plugin. In the SEO plugin's settings and in the fields of these pages choose what the language plugin can translate, or write one text per language; until then replace each text by its part in the page's language.",
    },
  ],
  check: onPage("no brackets, percent signs or names of fields between the words"),
  seen: ({ code }, { evidence }) => `the code ${quote(code)} in ${textPlace(evidence.at)}`,
};
