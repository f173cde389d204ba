import { article } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Article without article markup",
  title: "{pages} {isn't|aren't} marked as {an article|articles}",
  why: "Article markup tells search engines and answer engines title, author, dates and image without guessing.",
  steps:
    "Add a JSON-LD Article, BlogPosting or NewsArticle with headline, image, datePublished, dateModified and author.",
  check: article,
};
