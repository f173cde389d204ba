import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page has no title",
  title: "{pages} {has|have} no title",
  why: "The title is the line people click in search results and the first thing a search engine reads about the page.",
  steps: "Write one title element in the head that names what this page offers, then the shop's name.",
  check: title,
};
