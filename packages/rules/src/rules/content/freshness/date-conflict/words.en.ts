import { inSource } from "../../../../wording/checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "Dates on the page contradict each other",
  title: "Make the dates of {pages} agree",
  why: "When the visible date and the dates in the markup differ, Google may show the wrong one or none.",
  steps: "Take the visible date, the meta tags and the structured data from the same field of your editor.",
  check: inSource("dateModified", "the same date as in the text"),
  seen: (saw) => `the dates ${listed(saw.map(dateInWords))}`,
};

const PLACES: Readonly<Record<string, string>> = { "json-ld": "in the structured data", meta: "in the head" };

/** The rule writes a date as "2026-01-31T08:00:00Z (meta)". */
function dateInWords(date: string): string {
  const [iso = "", from = ""] = oneLine(date).split(" ");
  return `${iso.slice(0, 10)} ${PLACES[from.replace(/[()]/g, "")] ?? "on the page"}`;
}
