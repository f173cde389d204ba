import type { PageKind } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { frameLinks, ownTargets } from "../../../../reading/rendered-frame.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { en } from "./words.en.ts";

/** Prices, and links beside them, that make a list of goods. */
const LEAST_PRODUCTS = 4;
/** A price as sent may be that of the cart or of delivery. */
const MOST_SENT = 1;

/** Where cards are no links, their names make the text grow by so much. */
const GROWN = 1.5;
const LEAST_WORDS = 20;

const LISTS: ReadonlySet<PageKind> = new Set(["category", "list", "home"]);

/** Lists of goods, told by prices that come with scripts together with links to pages of the site, or with much of the text. */
export const rule = defineSiteRule({
  id: "js-product-list-missing",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  businesses: ["online-shop", "food-ordering", "restaurant"],
  aiVisibility: true,
  // Without its goods a list of them looks like any other.
  kinds: ["category", "list", "home"],
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) => {
    const frame = new Set(frameLinks(rendering.pages));
    return judgeRendered(rendering, (page) => {
      const { kind, raw, rendered } = page;
      if (!LISTS.has(kind) || rendered.prices.length < LEAST_PRODUCTS) return "outside";
      const sent = ownTargets(page, raw.links);
      const late = [...ownTargets(page, rendered.links)].filter((link) => !sent.has(link) && !frame.has(link));
      const grew = rendered.mainWords >= raw.mainWords * GROWN + LEAST_WORDS;
      if (raw.prices.length > MOST_SENT || (late.length < LEAST_PRODUCTS && !grew)) return null;
      return {
        at: "HTML as sent and after scripts ran",
        saw: { pricesAsSent: raw.prices.length, pricesAfterScripts: rendered.prices.length, links: late.slice(0, 5) },
        expected: "products with name, price and link in the HTML as sent",
      };
    });
  },
  words: { en },
  givesWayTo: [{ to: ["js-main-content-missing", "ai-content-needs-js"], as: "task" }],
  symptoms: [{ of: "scripts", rank: 8, shows: () => true }],
  fix: worklist(en),
});
