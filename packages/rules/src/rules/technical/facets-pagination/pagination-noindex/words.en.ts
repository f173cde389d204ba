import { robotsTag } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Later pages of a list are kept out of search",
  title: "{pages} of a list {is|are} kept out of search",
  why: "Google stops following the links of a page that stays noindex, so products listed only there are found late or not at all.",
  steps: "Take noindex off page 2 and the following ones. Their title may simply name the page number.",
  check: robotsTag,
};
