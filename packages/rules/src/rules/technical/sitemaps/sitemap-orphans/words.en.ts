import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly unlinked: number; readonly of: number; readonly examples: readonly string[] }> = {
  failing: "A large part of the sitemap is reachable by no link",
  title: "Link to the pages that only the sitemap lists",
  why: "The sitemap names these pages, but no way through the site leads there. Search engines take pages without links for unimportant, and visitors never meet them.",
  steps:
    "Find the missing way: a category that no menu names, lists without links to their next pages, or a filter that works by script only.",
  check: ({ view }) => `Run an audit of ${view.site.home} again. Expected: links lead to the pages of the sitemap.`,
  seen: ({ unlinked, of, examples }) =>
    `${number(unlinked)} of ${counted(of, "page")} of the sitemap without a way that leads there, for example ${listed(examples.map(addressOf), 2)}`,
};
