import { richResult } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Used goods are marked up as new",
  title: "{pages} {tells|tell} Google that used goods are new",
  why: "Google sorts offers by condition and takes products out whose page says another one. Buyers who find a used thing behind a new offer send it back.",
  steps:
    "Set itemCondition of the offer to https://schema.org/UsedCondition, RefurbishedCondition or DamagedCondition, as the page says.",
  check: richResult("the product without errors"),
};
