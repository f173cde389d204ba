import { guardFix } from "@audit/rules/fixes/guard/guard-fix";
import { show } from "@audit/rules/fixes/patches/fix";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { causeOf, findingOf, viewOf } from "../testing/plan-case.ts";
import { settlePlan } from "./settle-plan.ts";
import { pagesWithUntrueRatings, withoutUntrueRatings } from "./untrue-ratings.ts";

const product = (more: object): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Pot",
    aggregateRating: { "@type": "AggregateRating", ratingValue: "5", reviewCount: "22" },
    ...more,
  });
const page = (path: string): string =>
  pageHtml({ title: `Pot ${path}`, main: `<script type="application/ld+json">${product({})}</script>` });
const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/p/1": page("/p/1"), "/p/2": page("/p/2") } });

test("no block brings back a rating that another task takes out; other pages keep theirs", () => {
  const patches = ["/p/1", "/p/2"].map((path): Patch => ({
    at: "page",
    url: `https://shop.example${path}`,
    op: "jsonld",
    key: "Product",
    before: product({}),
    after: product({ sku: "P-1" }),
  }));
  const untrue = pagesWithUntrueRatings([causeOf(findingOf("rating-markup-unseen", ["/p/1"]), view)]);
  const draft = { title: "Name the number", guarded: guardFix([patches.map((patch) => show(patch))], view) };
  const [made] = settlePlan([withoutUntrueRatings(draft, untrue, view)], view);
  expect(made?.patches.map(({ url }) => url)).toEqual(["https://shop.example/p/2"]);
});
