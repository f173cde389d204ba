import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly classNames: readonly string[] }> = {
  failing: "Pages that share nothing with the rest of the site",
  title: "Find out who made {pages} and remove what isn't yours",
  why: "No page links to them, no sitemap names them, and they use none of the site's own layout. Left-overs look like that, and so do pages that an intruder has planted.",
  steps:
    "Open these pages and look who made them. Delete what isn't yours and change the passwords of the server and shop; bring the rest into the site's layout.",
  check: onPage("a page that you made yourself, in the layout of the site, or status 404"),
  seen: () => "a page that no page links to, that stands in no sitemap and shares nothing with the site's layout",
};
