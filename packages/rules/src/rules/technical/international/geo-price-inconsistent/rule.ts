import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "geo-price-inconsistent",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "config",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["product"],
  reads: ["pages", "probes"],
  source: "https://support.google.com/merchants/answer/12159157",
  judge: (site) => {
    const pairs = viewsAs(site, "other-language").filter(
      ({ first, view }) => first.kind === "product" && priceOf(first) !== null && priceOf(view.page) !== null,
    );
    const faults = pairs.flatMap(({ first, view }) => {
      const [one, other] = [priceOf(first)!, priceOf(view.page)!];
      if (one === other) return [];
      const saw = { acceptLanguage: view.sent, price: other, otherwise: one };
      return [{ url: first.url, evidence: { at: "visible price", saw, expected: "one price for each address" } }];
    });
    return judgePages(faults, pairs.length);
  },
  words: { en },
  fix: worklist(en),
});

/** The first visible price with its currency. Written another way (19,90 and 19.90) it is the same price. */
function priceOf({ commerce, response }: PageFacts): string | null {
  const [first] = response.status === 200 ? commerce.prices : [];
  return first === undefined || first.currency === null ? null : `${first.amount} ${first.currency}`;
}
