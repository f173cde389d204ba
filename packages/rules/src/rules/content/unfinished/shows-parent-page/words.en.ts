import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export type ShowsParent = {
  readonly parent: string;
  readonly siblings: number;
  readonly title: string;
  readonly called: string;
};

export const en: Words<ShowsParent> = {
  failing: "A page shows the content of the page above it",
  title: "Give {pages} back {its|their} own content: {it shows|they show} the page above",
  why: "Whoever follows the link to this page reads the overview once more, under the overview's title. What the page should be about can't be found, neither here nor in search results.",
  steps:
    "Find out why the page shows its parent: text saved under the wrong address, a build that wrote the overview into this file, an entry without content of its own. Put back title, main heading, description and text, as the pages beside it have them. Where there is nothing to say, take the page and the links to it away.",
  check: onPage("title, main heading and text of this page, not of the page above it"),
  seen: ({ parent, siblings, title, called }) =>
    `title, main heading and text of ${addressOf(parent)} (${quote(title)})${called === "" ? "" : `, where links call it ${quote(called)}`}; ${number(siblings)} pages beside it have their own`,
};
