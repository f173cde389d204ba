import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { availabilityOf } from "../../../../reading/availability.ts";
import { amountsOf } from "../../../../reading/offer-price.ts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** The page was asked for twice within minutes: as everybody does, and past every cache. */
export const rule = defineSiteRule({
  id: "product-schema-stale-cache",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "config",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  kinds: ["product"],
  reads: ["pages", "probes"],
  source: "https://support.google.com/merchants/answer/6069143",
  judge: (site) => {
    if (!site.pages.some(({ kind }) => kind === "product")) return notApplicable();
    const judged = viewsAs(site, "fresh").flatMap(({ first, view: { page } }) => {
      const [old, fresh] = [offerOf(first), offerOf(page)];
      return page.response.status === 200 && old !== "" && fresh !== "" ? [{ url: first.url, old, fresh }] : [];
    });
    if (judged.length === 0) return unknown("No product page was asked for past the cache.");
    const faults = judged.flatMap(({ url, old, fresh }) =>
      old === fresh
        ? []
        : [{ url, evidence: { at: "Product > offers", saw: { cached: old, fresh }, expected: "the same offer" } }],
    );
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: worklist(en),
});

/** Prices and stock that the markup gives, in an order of their own. */
const offerOf = ({ structuredData }: PageFacts): string =>
  mainOffersOf(structuredData)
    .map((offer) => [...amountsOf(offer), availabilityOf(offer) ?? ""].join(" "))
    .toSorted()
    .join(", ");
