import { onPage } from "../../../../wording/checks.ts";
import { sidesSaid } from "../../../../wording/two-sides.ts";
import type { Words } from "../../../../words.ts";
import type { Side } from "../../../../reading/two-sides.ts";

export const en: Words<readonly Side[]> = {
  failing: "Delivery times differ between pages",
  title: "State the same delivery time on all pages",
  why: "Buyers compare what the product page promises with what the terms say, and assistants quote either. Two times for one delivery make both doubtful.",
  steps:
    "Decide which time holds, write it once where all pages take it from, and correct the other. Where both hold, for different goods or places, say so beside each.",
  check: onPage("the same delivery time as on the other pages"),
  seen: sidesSaid,
};
