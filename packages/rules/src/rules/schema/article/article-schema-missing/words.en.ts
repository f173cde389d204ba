import { article } from "../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly types: readonly string[] }> = {
  failing: "Article without article markup",
  title: "Add Article structured data to {pages}",
  why: "Article markup tells search engines and answer engines title, author, dates and image without guessing.",
  steps:
    "Add structured data of the kind Article with headline, picture, dates of publication and last change, and author.",
  check: article,
  seen: ({ types }) =>
    types.length === 0
      ? "no structured data about the article"
      : `structured data about ${listed(types.map(plainName))}, but not about the article`,
};
