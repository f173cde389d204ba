import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string | { readonly link: null; readonly status: number }> = {
  failing: "No icon for search results and browser tabs",
  title: "Give the site an icon for search results and tabs",
  why: "Google shows your icon beside every result. Without one it shows a grey globe, and tabs are harder to find.",
  steps:
    "Make one square picture of your logo's sign and name it in the head of all pages; many systems have a setting for it (site icon, favicon) that does both. robots.txt must allow the file.",
  check: onPage("an icon in the browser's tab"),
  seen: (saw) =>
    typeof saw === "string"
      ? `an icon that Google may not fetch: ${addressOf(saw.replace(/^Googlebot-Image may not fetch /, ""))}`
      : "no icon, neither named in the home page nor at the usual address",
};
