import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { isShop } from "../../../../wording/spoken.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages> = {
  failing: "Pages hang on a single internal link",
  title: "Link to {pages} from more than one page",
  why: "Search engines judge a page's weight by how often your own site points at it. One link says: hardly important, and when it goes, the page is lost.",
  steps:
    "Add links from related products, matching categories, guides or best-seller lists, with words that name the page.",
  check: inLinks("at least two pages link to it"),
  seen: (saw) => `only ${linkedFrom(saw)}`,
  variants: [
    {
      when: (_fault, _cause, view) => !isShop(view),
      steps: "Add links from pages on the same matter, from overviews and the menu, with words that name the page.",
    },
  ],
};
