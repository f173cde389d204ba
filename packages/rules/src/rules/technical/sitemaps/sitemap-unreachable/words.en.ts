import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { withoutSigns } from "../../../../reading/sitemap-files.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly answer: string; readonly namedBy: string; readonly isAlone?: boolean }> = {
  failing: "Sitemap can't be fetched",
  title: "Make the sitemap available again",
  why: "robots.txt or the sitemap index names this file, but the server does not deliver it, so search engines miss whatever is listed there.",
  steps:
    "If the file should exist, make the address answer with it and check that no firewall blocks it. If it no longer exists, correct or remove the line that names it.",
  check: sitemapAnswers,
  variants: [
    {
      when: ({ url, evidence: { saw } }) => saw.namedBy === "robots.txt" && withoutSigns(url) !== url,
      title: "Correct the address of the sitemap in robots.txt",
      why: "A sign that does not belong to the address stands behind it in robots.txt, so search engines ask for a file that does not exist and never see your sitemap.",
      steps: "Take the sign away, and open the corrected address: it has to show the sitemap.",
    },
    {
      when: ({ evidence: { saw } }, cause, view) =>
        saw.namedBy !== "robots.txt" &&
        cause.faults.length > 0 &&
        !view.site.sitemaps.files.some(({ status, kind }) => status === 200 && kind === "urlset"),
      title: "Create a new sitemap: none of its files answers",
      why: "The sitemap index names files, and the server delivers none of them, so search engines learn of no page from it.",
      steps:
        "Let the program that writes the site write the sitemap with the pages that exist today, at the address of the index, and again whenever pages come or go.",
    },
  ],
  seen: ({ answer, namedBy }) =>
    `${answer === "none" ? "no answer" : `an error (${oneLine(answer)})`} in place of the sitemap that ${namedBy === "robots.txt" ? namedBy : `the ${oneLine(namedBy)}`} names`,
};
