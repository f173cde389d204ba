import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";

export const en: Words<LinksSeen> = {
  failing: "Links carry session numbers",
  title: "Remove session numbers from the links on {pages}",
  why: "Each visit gives every page a new address, so search engines see endless copies of the same shop and spend their time on them.",
  steps:
    "Keep the session in a cookie and take the session parameter out of all links. In PHP and Java one setting of the server does it.",
  check: inSource("sid=", "no session parameter in any link"),
  seen: (saw) => `${linksSeen(saw)}, with the number of our visit in the address`,
};
