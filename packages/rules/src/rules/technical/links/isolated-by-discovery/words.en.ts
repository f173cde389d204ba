import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly knownFrom: string }> = {
  failing: "Pages known only from a hint, or from pages kept out of search",
  title: "Link to {pages} from pages that search engines may list",
  why: "Only a canonical address, a language version or pages kept out of search lead to these pages. Search engines come across them by chance and take them for unimportant.",
  steps: "Link each page from a page that may be listed: its category, a related product or an overview.",
  check: inLinks("a link on a page that may be listed"),
  seen: ({ knownFrom }) =>
    knownFrom === "pages with noindex"
      ? "links only on pages that are kept out of search"
      : "no link to this page, only a canonical address, language version or redirect that names it",
};
