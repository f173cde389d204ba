import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../../../escape/plain.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { h1Patch } from "../../../../fixes/patches/page-patches.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { capital } from "../../../../fixes/words/title-proposal.ts";
import { mainHeadingsOf } from "../../../../view/main-headings.ts";
import { withoutSiteName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** Where many pages share the heading, one from the title that only this page has. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const heading = sharedHeading(page, view);
    if (heading === null) return [];
    const title = page.head.titles.find((text) => oneLine(text) !== "") ?? "";
    const [own = ""] = withoutSiteName(title, view.nameOn(page)).split(/\s\|\s/);
    return own === "" || view.pagesTitled(title) > 1 ? [] : [show(h1Patch(page, capital(own), heading))];
  },
  pattern: () => HEADING,
});

const HEADING = "<h1>{what the title names, before the site's name}</h1>";

const sharedHeading = (page: PageFacts, view: SiteView): string | null =>
  mainHeadingsOf(page).find(({ text }) => oneLine(text) !== "" && view.isShared(text))?.text ?? null;
