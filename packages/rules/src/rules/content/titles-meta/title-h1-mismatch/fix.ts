import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../../../escape/plain.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { h1Patch } from "../../../../fixes/patches/page-patches.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { capital } from "../../../../fixes/words/title-proposal.ts";
import { pattern, titleParts } from "../../../../fixes/words/titles.ts";
import { mainHeadingsOf } from "../../../../view/main-headings.ts";
import { withoutSiteName } from "../../../../view/page-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** A title from the page's heading; where many pages share the heading, a heading from the title that only this one has. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const heading = sharedHeading(page, view);
    if (heading === null) return titleParts(page, view);
    const title = page.head.titles.find((text) => oneLine(text) !== "") ?? "";
    const [own = ""] = withoutSiteName(title, view.nameOn(page)).split(/\s\|\s/);
    return own === "" || view.pagesTitled(title) > 1 ? [] : [show(h1Patch(page, capital(own), heading))];
  },
  pattern: (view) => (view.served.some((at) => isHeadedAlike(view.site.pages[at], view)) ? HEADING : pattern(view)),
});

const HEADING = "<h1>{what the title names, before the site's name}</h1>";

const sharedHeading = (page: PageFacts, view: SiteView): string | null =>
  mainHeadingsOf(page).find(({ text }) => oneLine(text) !== "" && view.isShared(text))?.text ?? null;

const isHeadedAlike = (page: PageFacts | undefined, view: SiteView): boolean =>
  page !== undefined && page.kind !== "home" && sharedHeading(page, view) !== null;
