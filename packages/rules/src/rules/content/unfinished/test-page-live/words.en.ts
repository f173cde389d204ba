import { inSitemap } from "../../../../wording/checks.ts";
import { textPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "A page or product made for testing is live",
  title: "Take {pages} offline, or finish {it|them}",
  why: "The name says that somebody only tried something here. Buyers who come upon it doubt the whole shop, and search engines spend their visits on it.",
  steps:
    "Delete the page or product if it was a trial: it then answers 404 or 410 and leaves menus and sitemap. If it is meant, give it its real name in title and heading.",
  check: inSitemap("not in the list, or with its real name on the page"),
  seen: (name, { evidence }) => `the name ${quote(name)} in ${textPlace(evidence.at)}`,
};
