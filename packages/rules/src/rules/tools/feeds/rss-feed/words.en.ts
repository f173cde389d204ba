import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Articles without a feed",
  title: "The articles have no feed",
  why: "Readers, newsletters and some search engines learn of new articles through a feed. This site offers none.",
  steps:
    'Turn on the RSS feed of your blog and name it in the head: <link rel="alternate" type="application/rss+xml" href="/feed">.',
  check: inSource("application/rss+xml", "the address of a feed that opens"),
};
