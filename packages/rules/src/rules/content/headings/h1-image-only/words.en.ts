import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Main heading is only an image",
  title: "The main heading of {pages} is only a picture",
  why: "The main heading has no text of its own, only an image's alternative text, usually the logo. It says nothing about this page.",
  steps: "Give the page an h1 with its own name as text and take the h1 away from the logo.",
  check: inSource("<h1", "words between the tags"),
};
