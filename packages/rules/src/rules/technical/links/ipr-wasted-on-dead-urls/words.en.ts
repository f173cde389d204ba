import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Much of the site's internal weight flows into dead addresses",
  title: "Much of the site's internal weight flows into dead addresses",
  why: "Links pass weight on, and yours pass a good part of it to addresses that show nothing. It is missing on the pages that sell.",
  steps: "Correct or remove the links to the addresses shown, those in menus and footers first.",
  check: ({ view }) => `Open ${view.site.home} and follow its menu. Expected: no link ends at an error.`,
};
