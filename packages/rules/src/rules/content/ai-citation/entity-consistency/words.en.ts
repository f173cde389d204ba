import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The business goes by different names",
  title: "The site's name differs from place to place",
  why: "Search engines and answer engines join what they know about you by name. Different names on your own site split you into several unknown ones.",
  steps:
    "Choose one spelling of the name and use it in og:site_name and in the WebSite and Organization markup; list other forms as alternateName.",
  check: onPage("the same name in title, preview tags, structured data and footer"),
};
