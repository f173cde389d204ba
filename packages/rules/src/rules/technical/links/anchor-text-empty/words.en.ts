import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { LinksSeen } from "../../../../wording/link-words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<LinksSeen> = {
  failing: "Links without any words",
  title: "Add link text to the empty links on {pages}",
  why: "Search engines learn from a link's words what waits behind it, and screen readers read them aloud. These links have no text, no picture description and no label.",
  steps: "Write text into the link, describe the picture inside it, or give icon links a label.",
  check: onPage("each link has text, an image with alt, or an aria-label"),
  seen: ({ links, examples }) =>
    `${counted(links, "link")} without any words, for example to ${addressOf(examples[0]?.href ?? "")}`,
};
