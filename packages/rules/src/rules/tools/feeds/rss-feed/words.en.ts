import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly articles: number }> = {
  failing: "Articles without a feed",
  title: "Offer a feed of your articles",
  why: "Readers, newsletters and some search engines learn of new articles through a feed. This site offers none.",
  steps: "Turn on the RSS feed of your blog and name it in the head of the pages.",
  check: inSource("application/rss+xml", "the address of a feed that opens"),
  seen: ({ articles }) => `${number(articles)} articles and no feed`,
};
