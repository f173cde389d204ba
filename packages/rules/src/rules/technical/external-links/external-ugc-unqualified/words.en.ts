import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Paid links are not marked as such",
  title: "Paid links on {pages} are not marked",
  why: "Links that earn a commission must tell search engines so. Unmarked ones count as bought votes and can cost your site its own place.",
  steps: 'Add rel="sponsored" to every partner link, in the template or plugin that writes them.',
  check: inSource("sponsored", 'rel="sponsored" on every partner link'),
};
