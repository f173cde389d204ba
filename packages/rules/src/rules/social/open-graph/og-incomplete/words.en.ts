import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Link preview lacks a part",
  title: "The preview of {pages} is incomplete when shared",
  why: "Networks fill the gap themselves, often with a random picture or the wrong address.",
  steps: "Add the missing tags to the head of the template.",
  check: inSource('property="og:', "og:title, og:type, og:image and og:url"),
};
