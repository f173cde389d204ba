import { canonical } from "../../checks.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Pages of a list name another page of it as canonical",
  title: "Point the canonical of {pages} to {its own address|their own addresses}, not to page 1",
  why: "Page 2 shows other products than page 1, so it is no copy of it. With this canonical link search engines may never read what is listed there.",
  steps: "Let each page of the list name its own address in the canonical link.",
  check: canonical,
  variants: [
    {
      when: ({ evidence: { saw } }) => isLaterPage(saw),
      title: "Point the canonical of {pages} to {its own address|their own addresses}, not to a later page",
      why: "The canonical link asks search engines to list a later page of the list in place of its beginning, so the page that all links lead to may drop out.",
      steps:
        "Let the template write the canonical link from the page that is shown: the beginning of the list names its own address. A title that speaks of a later page has the same cause.",
    },
  ],
  seen: (named) =>
    isLaterPage(named)
      ? `a later page of the same list, ${addressOf(named)}, as canonical address`
      : `the first page of the list, ${addressOf(named)}, as canonical address`,
};
