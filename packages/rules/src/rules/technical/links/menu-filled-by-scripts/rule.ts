import { pagesIn, pagesOfKind, servedHtml } from "../../../../populations.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Of fewer lists the few links that stand in the HTML may be all. */
const FEWEST_LISTS = 4;
/** What so many pages have, the layout writes. */
const IN_LAYOUT = 0.6;

const categories = pagesOfKind("category");

/** Told by the pages as they are sent: an item of the menu with one link, and behind it a named box with nothing in it. */
export const rule = defineSiteRule({
  id: "menu-filled-by-scripts",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  aiVisibility: true,
  businesses: ["online-shop", "food-ordering"],
  reads: ["pages", "home"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: ({ pages }) => {
    const lists = pagesIn(pages, categories).length;
    const served = pagesIn(pages, servedHtml);
    const withMenu = served.filter(({ structure }) => structure.hasNav);
    if (lists < FEWEST_LISTS || withMenu.length === 0) return notApplicable();
    const boxes = Map.groupBy(
      served.flatMap(({ structure, resources }) =>
        resources.scripts.length > 0 || resources.inlineScriptBytes > 0 ? (structure.unfilledMenus ?? []) : [],
      ),
      (id) => id,
    );
    const [box] = [...boxes].filter(([, all]) => all.length >= IN_LAYOUT * withMenu.length);
    if (box === undefined) return pass();
    const [id, all] = box;
    const saw = { id, pages: all.length, lists };
    return fail({ at: "the menu, as sent", saw, expected: "a link to each category" });
  },
  words: { en },
  oneEdit: () => true,
  givesWayTo: [{ to: ["ai-content-needs-js", "links-only-after-js"], as: "task", anywhere: true }],
  fix,
});
