import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Page and its preview name different languages",
  title: "Correct the language in the link {preview|previews} of {pages} (og:locale)",
  why: "Networks choose readers and translations by og:locale. A wrong one, mostly the default of a plugin, shows the page to people who can't read it.",
  steps: "Set og:locale to the language and country of the page, for example de_AT, in each language of the shop.",
  check: inSource("og:locale", "the language of the page"),
  seen: (saw) => `the language ${quote(saw)} in the preview, which is not the language of the page`,
};
