import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { suchAs } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly stores: number; readonly pages: number; readonly names: readonly string[] }> = {
  failing: "Stores without pages of their own",
  title: "Give each store listed on {pages} a page of its own",
  why: "People search for the store in their town. A store that only stands in a list has no page to be found with, and nothing to link to from maps.",
  steps:
    "Give each store a page with address, hours, phone, photos and what is special there, and link to it from the list.",
  check: onPage("a link from each store to its page"),
  seen: ({ stores, pages, names }) =>
    `${number(stores)} stores${suchAs(names[0])}, of which ${pages === 0 ? "none has a page of its own" : `only ${number(pages)} ${pages === 1 ? "has a page of its own" : "have pages of their own"}`}`,
};
