import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import { counted } from "../../../../wording/plural.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages & { readonly clicks: number }> = {
  failing: "Important pages are more than three clicks from the start page",
  title: "Link to {pages} closer to the home page",
  why: "The deeper a page lies, the fewer visitors find it and the less search engines think of it.",
  steps:
    "Shorten the way: link sub-categories from the menu, show best-sellers on the start page and in categories, and let long lists jump to later pages.",
  check: onPage("reached from the home page with at most three or four clicks"),
  seen: (saw) => `${counted(saw.clicks, "click")} from the home page to here; ${linkedFrom(saw)}`,
};
