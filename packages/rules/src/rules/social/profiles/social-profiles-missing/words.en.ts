import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly linksLookedAt: number }> = {
  failing: "No link to a social profile",
  title: "Link to your profiles on social networks",
  why: "Search and answer engines tie a shop to its profiles to be sure who it is. The home page names none.",
  steps:
    "Link the profiles you have in the footer and name them in the structured data of your business. If you have none, open one where your customers are, in the shop's name; if you want none, set this task aside.",
  check: onPage("links to your profiles in the footer, if you have any"),
  seen: ({ linksLookedAt }) => `no profile among ${counted(linksLookedAt, "link")} of the home page`,
};
