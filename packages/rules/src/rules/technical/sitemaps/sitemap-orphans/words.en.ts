import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A large part of the sitemap is reachable by no link",
  title: "A large part of the sitemap is reachable by no link",
  why: "The sitemap names these pages, but no way through the site leads there. Search engines take pages without links for unimportant, and visitors never meet them.",
  steps:
    "Find the missing way: a category that no menu names, lists without links to their next pages, or a filter that works by script only.",
  check: ({ view }) => `Run an audit of ${view.site.home} again. Expected: links lead to the pages of the sitemap.`,
};
