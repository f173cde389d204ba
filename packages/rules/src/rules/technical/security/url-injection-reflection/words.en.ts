import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Words from the address show up on a page that may be listed",
  title: "{pages} {repeats|repeat} words from the address",
  why: "Spammers link to your site with their words in the address. When the page repeats them and may be listed, their spam stands in search results under your name.",
  steps:
    "Don't repeat unknown parameters in title and text, or answer such addresses with noindex or a canonical without the parameter.",
  check: inSource("zqxaudit7", "nothing, or a page with noindex"),
};
