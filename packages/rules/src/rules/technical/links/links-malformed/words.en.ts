import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links are misspelled and lead nowhere",
  title: "{pages} {has|have} links that are misspelled and lead nowhere",
  why: "A browser takes www.shop.example or name@shop.example for a page of this site, and http://https://... for a host that doesn't exist. Visitors and search engines end at an error.",
  steps:
    "Write each link as it was meant: https:// before a web address, mailto: before a mail address. Where a template left a field empty, leave the link out as long as there is no address.",
  check: onPage("links that open what their words promise"),
};
