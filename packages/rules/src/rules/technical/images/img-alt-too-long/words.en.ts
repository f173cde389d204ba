import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<readonly { readonly alt: string; readonly characters: number }[]> = {
  failing: "Very long image descriptions",
  title: "Shorten the alt texts of the pictures on {pages}",
  why: "Screen readers read a description in one breath, without pause. Long ones tire listeners and look like keyword stuffing.",
  steps: "Say in one sentence what the picture shows, and move everything else to the text of the page.",
  check: inSource("alt=", "descriptions of at most 125 characters"),
  seen: (images) =>
    `${counted(images.length, "description")} that ${images.length === 1 ? "is" : "are"} too long, ${images.length === 1 ? "" : "for example one "}of ${number(images[0]?.characters ?? 0)} characters: ${quote(images[0]?.alt ?? "")}`,
};
