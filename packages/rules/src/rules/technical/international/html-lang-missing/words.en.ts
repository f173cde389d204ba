import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page doesn't say which language it is in",
  title: "{pages} {doesn't|don't} say which language {it is|they are} in",
  why: "Screen readers, browsers that translate, and some search engines go by the lang attribute. Without it they guess.",
  steps: 'Add the language to the html element of the template, for example <html lang="en">.',
  check: inSource("<html", 'a lang attribute such as lang="en"'),
};
