import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Stores without pages of their own",
  title: "{pages} {lists|list} stores that have no page of their own",
  why: "People search for the store in their town. A store that only stands in a list has no page to be found with, and nothing to link to from maps.",
  steps:
    "Give each store a page with address, hours, phone, photos and what is special there, and link to it from the list.",
  check: onPage("a link from each store to its page"),
};
