import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly links: number; readonly lost: number; readonly examples: readonly string[] }> = {
  failing: "Links disappear when scripts run",
  title: "Keep the links of {pages} when scripts run",
  why: "Google follows the links of the page as it stands after scripts ran; those that vanish lead nowhere any more.",
  steps: "Keep links to pages as real links after scripts ran, also in menus that open later.",
  check: onPage("the links listed still stand in the page after loading, as the browser's inspector shows"),
  seen: ({ links, lost, examples }) =>
    `${number(lost)} of ${counted(links, "link")} gone after scripts ran, for example to ${listed(examples.map(addressOf), 2)}`,
};
