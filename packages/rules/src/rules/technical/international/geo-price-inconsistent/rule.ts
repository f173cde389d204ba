import type { PageFacts } from "@audit/facts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "geo-price-inconsistent",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "config",
  certainty: 0.8,
  reads: ["pages", "probes"],
  says: {
    failing: "The same address shows another price to another visitor",
    why: "Google compares the price in your feed and markup with the page it sees. When the page changes with the visitor's language, offers may be refused as wrong.",
    fix: "Give each country or currency an address of its own, or show one price to all and convert it beside.",
    source: "https://support.google.com/merchants/answer/12159157",
  },
  judge: (site) => {
    const pairs = viewsAs(site, "other-language").filter(
      ({ first, view }) => first.kind === "product" && priceOf(first) !== null && priceOf(view.page) !== null,
    );
    const faults = pairs.flatMap(({ first, view }): PageFault[] => {
      const [one, other] = [priceOf(first)!, priceOf(view.page)!];
      if (one === other) return [];
      const saw = { acceptLanguage: view.sent, price: other, otherwise: one };
      return [{ url: first.url, evidence: { at: "visible price", saw, expected: "one price for each address" } }];
    });
    return judgePages(faults, pairs.length);
  },
});

/** The first visible price with its currency. Written another way (19,90 and 19.90) it is the same price. */
function priceOf({ commerce, response }: PageFacts): string | null {
  const [first] = response.status === 200 ? commerce.prices : [];
  return first === undefined || first.currency === null ? null : `${first.amount} ${first.currency}`;
}
