import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import { isLogo, type Pictured } from "./is-logo.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<Pictured> = {
  failing: "Main heading is only an image",
  title: "Write the main heading of {pages} as text",
  why: "The main heading has no text of its own, only an image's alternative text, usually the logo. It says nothing about this page.",
  steps: "Give the page an h1 with its own name as text and take the h1 away from the logo.",
  check: inSource("<h1", "words between the tags"),
  seen: (saw) =>
    `a main heading that is only a picture${saw[0]?.alt ? ` with the alternative text ${quote(saw[0].alt)}` : ""}`,
  variants: [
    {
      when: (_fault, cause) => isLogo(cause.faults),
      title: "Make the title of {pages} the main heading (h1), not the logo",
      why: "The template makes the logo the main heading of every page, and the title that the page shows is a heading of a lower rank or none. Search engines and screen readers are told that all these pages are about the same.",
      steps:
        "In the template of the header write the logo in a div in place of the h1. In the templates of the pages make the heading that shows the page's title the h1. It is one change of the theme, for all pages.",
    },
  ],
};
