import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<string | (LinkingPages & { readonly status: number })> = {
  failing: "Links to further pages of a list are broken",
  title: "Repair the links to further pages of a list: {pages}",
  why: "Whoever pages on meets an error or stays where they are. Products behind the break are not found.",
  steps:
    "Bring back pages that are missing in the middle of a list. Past its end, let the list link only to pages that exist.",
  check: status("200, or no link leads there"),
  seen: (saw) =>
    typeof saw === "string"
      ? "a list that names itself as its next page"
      : `${answerOf(saw.status)}, although ${linkedFrom(saw)}`,
};
