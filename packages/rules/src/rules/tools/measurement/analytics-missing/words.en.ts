import { oneLine } from "../../../../escape/plain.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly pages: number; readonly found: string | readonly string[] }> = {
  failing: "No visitor statistics found",
  title: "Set up visitor statistics",
  why: "Without statistics you can't see which pages, searches and AI assistants bring customers, or whether a change helped.",
  steps: "Set up one analytics tool, for example Google Analytics, Matomo or Plausible, on every page.",
  check: ({ url }) =>
    `Open ${oneLine(url)} and show the page's source with Ctrl+U. Expected: the tag of your statistics tool, unless it only loads after consent.`,
  seen: ({ pages, found }) =>
    typeof found === "string"
      ? `only ${quote(found)} on ${counted(pages, "page")}`
      : `no statistics tool on ${counted(pages, "page")}`,
};
