import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";

export const en: Words<LinksSeen> = {
  failing: "Links lead to a computer that visitors can't reach",
  title: "Replace the links to a developer's computer on {pages}",
  why: "These links work on the machine where the site was built and nowhere else. Visitors and search engines get an error.",
  steps:
    "Replace the beginning of each link by your public address, or use a path such as /products. Look for a base address left over from development.",
  check: inSource("localhost", "no line"),
  seen: (saw) => `${linksSeen(saw)}, an address that only a developer can open`,
};
