import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly words: number; readonly heading: string | null; readonly byScript: boolean }> = {
  failing: "The home page is empty",
  title: "Write the home page: what you offer, to whom and where",
  why: "The home page is what most visitors see first and what search engines weigh most. Here it says next to nothing, so neither learns what you sell, and no offer gets a link from it.",
  steps:
    "Say in the first sentence what you make or sell, for whom and in which region. Give each offer a paragraph with a picture and a link to its page, then how to order or reach you.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.byScript,
      title: "Write the list that scripts fill into the HTML of the home page",
      problem: "The HTML of the home page has places that only scripts fill, and next to no words beside them.",
      why: "Whoever does not run the scripts, among them most AI crawlers, finds no offer on the home page and no link to one.",
      steps:
        "Let the server or the generator write the list into the HTML: name, picture, price where there is one, and a plain link for each offer or category. Above it say in two sentences what you sell, to whom and where.",
    },
  ],
  check: onPage("a text that says what you offer, and a link to each offer in it"),
  seen: ({ words, heading }) =>
    `${words === 0 ? "no word" : counted(words, "word")} between menu and footer${heading === null || heading === "" ? "" : `, under the heading ${quote(heading)}`}`,
};
