import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language versions in the sitemap don't belong together",
  title: "Language versions in the sitemap don't belong together: {pages}",
  why: "Each address of a set needs an entry of its own that lists the whole set, itself included. Pairs that don't name each other are ignored.",
  steps: "Write one <url> per language version, each with the same complete list of xhtml:link lines.",
  check: inSitemap("one entry per language version, each with the complete list"),
};
