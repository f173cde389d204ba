import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links disappear when scripts run",
  title: "Links of {pages} disappear when scripts run",
  why: "Google follows the links of the page as it stands after scripts ran; those that vanish lead nowhere any more.",
  steps: "Keep links to pages as a elements with an address after scripts ran, also in menus that open later.",
  check: onPage("the links listed still stand in the page after loading, as the browser's inspector shows"),
};
