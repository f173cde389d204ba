import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { orderPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Later pages of a list are kept out of search",
  title: "Remove noindex from {pages} that {continues a list|continue lists}",
  why: "Google stops following the links of a page that stays noindex, so products listed only there are found late or not at all.",
  steps: "Take noindex off page 2 and the following ones. Their title may simply name the page number.",
  check: robotsTag,
  seen: (directive, { evidence }) =>
    `an order not to list the page (${quote(directive)} in ${orderPlace(evidence.at)})`,
};
