import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly alt: string }[]> = {
  failing: "Main heading is only an image",
  title: "Write the main heading of {pages} as text",
  why: "The main heading has no text of its own, only an image's alternative text, usually the logo. It says nothing about this page.",
  steps: "Give the page an h1 with its own name as text and take the h1 away from the logo.",
  check: inSource("<h1", "words between the tags"),
  seen: (saw) =>
    `a main heading that is only a picture${saw[0]?.alt ? ` with the alternative text ${quote(saw[0].alt)}` : ""}`,
};
