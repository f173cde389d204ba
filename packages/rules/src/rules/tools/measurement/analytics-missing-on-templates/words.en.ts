import { oneLine } from "../../../../escape/plain.ts";
import { quote } from "../../../../wording/quote.ts";
import { openSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly pageType: string; readonly tool?: string }> = {
  failing: "Some page types aren't counted",
  title: "Add the analytics tag to {pages}",
  why: "The statistics tool runs on most of the shop, but not on these pages. Visits there are missing from your figures.",
  steps: "Add the tool to the layout of these pages, best through one file that all layouts share.",
  check: ({ url }) =>
    `${openSource(url)}, then search it for the tag that the other pages load. Expected: the same tag.`,
  seen: ({ pageType, tool }) =>
    `no ${tool === undefined ? "statistics tool" : `${oneLine(tool)} tag`} on pages of the type ${quote(pageType)}, although most other pages have one`,
  variants: [
    {
      when: ({ evidence }) => evidence.saw.tool !== undefined,
      title: "Add the tag that all other pages load to {pages}",
      why: "A measuring or advertising tag stands on most of the site, but on no page of this type. What visitors do there is missing from its figures, and campaigns are steered by half of the truth.",
      steps:
        "Add the tag to the layout of these pages, best through one file that all layouts share; or take it off the others if it is no longer meant.",
    },
  ],
};
