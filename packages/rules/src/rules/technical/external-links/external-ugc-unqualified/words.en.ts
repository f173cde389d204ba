import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";

export const en: Words<LinksSeen> = {
  failing: "Paid links are not marked as such",
  title: "Mark the paid links on {pages}",
  why: "Links that earn a commission must tell search engines so. Unmarked ones count as bought votes and can cost your site its own place.",
  steps: "Mark every partner link as sponsored, in the template or plugin that writes them.",
  check: inSource("sponsored", 'rel="sponsored" on every partner link'),
  seen: (saw) => `${linksSeen(saw)}, without the mark for paid links`,
};
