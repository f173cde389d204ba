import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page and its preview name different languages",
  title: "{pages} {names|name} another language in the preview than in the page",
  why: "Networks choose readers and translations by og:locale. A wrong one, mostly the default of a plugin, shows the page to people who can't read it.",
  steps: "Set og:locale to the language and country of the page, for example de_AT, in each language of the shop.",
  check: inSource("og:locale", "the language of the page"),
};
