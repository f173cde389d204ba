import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string | { readonly link: null; readonly status: number }> = {
  failing: "No icon for search results and browser tabs",
  title: "Give the site an icon for search results and tabs",
  why: "Google shows your icon beside every result. Without one it shows a grey globe, and tabs are harder to find.",
  steps: "Add a square icon of at least 48 pixels to the head of the home page, and let robots.txt allow it.",
  check: onPage("an icon in the browser's tab"),
  seen: (saw) =>
    typeof saw === "string"
      ? `an icon that Google may not fetch: ${addressOf(saw.replace(/^Googlebot-Image may not fetch /, ""))}`
      : "no icon, neither named in the home page nor at the usual address",
};
