import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";
import { oneLine } from "../../../../escape/plain.ts";

/** As the reader of sitemaps says it. */
export const isRelative = (problem: string): boolean => problem.includes("not an absolute one");

/** The address that the reader met first, where it is one from the root of the site, as "/shop/". */
export const namedFromRoot = (problem: string): string | null => /: (\/(?!\/)[^\s"”…]*)/.exec(problem)?.[1] ?? null;

export const en: Words<{ readonly problem: string; readonly bytes: number }> = {
  failing: "Sitemap is not a valid sitemap file",
  title: "Repair the invalid sitemap",
  why: "Search engines stop reading at the fault, or refuse the file as a whole. The pages listed behind it stay unknown.",
  steps:
    "Correct the fault shown and check the file again. Usual causes: an unescaped & in an address, text or an empty line before the first tag, or a web page in place of the file.",
  check: sitemapAnswers,
  variants: [
    {
      when: ({ evidence: { saw } }) => isRelative(saw.problem),
      title: "Write full addresses into the sitemap",
      why: "The sitemap names pages without https:// and the domain in front. Search engines take no such entry, so for them the sitemap is empty.",
      steps:
        "Let the program that writes the sitemap put the whole address of each page into it: one setting, mostly the address of the site.",
    },
  ],
  seen: ({ problem, bytes }) => `a sitemap of ${sizeOf(bytes)} with a fault: ${oneLine(problem).replace(/\.$/, "")}`,
};
