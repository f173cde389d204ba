import { onPage } from "../../../../wording/checks.ts";
import { sidesSaid } from "../../../../wording/two-sides.ts";
import type { Words } from "../../../../words.ts";
import type { Side } from "../../../../reading/two-sides.ts";

export const en: Words<readonly Side[]> = {
  failing: "Return periods differ between pages",
  title: "State the same return period on all pages",
  why: "How long goods can come back is what careful buyers look for before they order, and a promise that binds you. Two numbers on one site lead to disputes, and assistants may quote the wrong one.",
  steps:
    "Decide which number of days holds and write it everywhere. Where the law gives one period and you give a longer one, say both in one sentence.",
  check: onPage("the same number of days as on the other pages"),
  seen: sidesSaid,
};
