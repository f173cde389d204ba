import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import { holdsOthers, WHOLE_PREVIEW } from "../whole-preview.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly preview: string; readonly pages: number }> = {
  failing: "Previews of different pages carry one title",
  problem: "Shared links to {pages} all carry the same title, though the pages have titles of their own.",
  title: "Give the link {preview|previews} of {pages} {its own title|their own titles}",
  why: "Whoever shares one of these pages sends a preview with the same words as for all others, so nobody sees what it is about.",
  steps: "Let the template fill og:title with the page's own name, as it does for the title.",
  check: inSource('property="og:title"', "the name of this page"),
  variants: [{ when: holdsOthers, title: WHOLE_PREVIEW }],
  seen: ({ title, preview, pages }) =>
    `a preview with the title ${quote(preview)}, as on ${number(pages)} pages, although this page is called ${quote(title)}`,
};
