import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string | null> = {
  failing: "Page does not name its canonical address",
  title: "Add {a canonical link|canonical links} to {pages}, so that copies don't compete",
  why: "Shops open one page under many addresses: with filters, tags of campaigns, with and without a final slash. Without a canonical link, search engines choose the one to list.",
  steps:
    "Put a canonical link with the page's own full address into its head. Most shop systems and SEO plugins do this with one setting.",
  check: canonical,
  seen: () => "no canonical address in the page",
};
