import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly answer: string; readonly namedBy: string }> = {
  failing: "Sitemap can't be fetched",
  title: "Make the sitemap available again",
  why: "robots.txt or the sitemap index names this file, but the server does not deliver it, so search engines miss whatever is listed there.",
  steps:
    "If the file should exist, make the address answer with it and check that no firewall blocks it. If it no longer exists, correct or remove the line that names it.",
  check: sitemapAnswers,
  seen: ({ answer, namedBy }) =>
    `${answer === "none" ? "no answer" : `an error (${oneLine(answer)})`} in place of the sitemap that ${namedBy === "robots.txt" ? namedBy : `the ${oneLine(namedBy)}`} names`,
};
