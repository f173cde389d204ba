import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string | null> = {
  failing: "Page doesn't say which language it is in",
  title: "Set the page language of {pages} (lang)",
  why: "Screen readers, browsers that translate, and some search engines go by the page's language setting. Without it they guess.",
  steps: "Add the language to the first line of the template; files without one get it in the first line of each.",
  check: inSource("<html", 'a lang attribute such as lang="en"'),
  seen: () => "no language named in the page",
};
