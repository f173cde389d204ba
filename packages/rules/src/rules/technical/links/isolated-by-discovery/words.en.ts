import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages known only from a hint, or from pages kept out of search",
  title: "Nothing that may be listed links to {pages}",
  why: "Only a canonical link, a language version or pages with noindex lead to these pages. Search engines come across them by chance and take them for unimportant.",
  steps: "Link each page from a page that may be listed: its category, a related product or an overview.",
  check: inLinks("a link on a page that may be listed"),
};
