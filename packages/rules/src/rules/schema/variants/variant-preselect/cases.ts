import { groupPage } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (price: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle.</p>${price}<button>Add to cart</button>`;
const large = (price: string): ReturnType<typeof groupPage> =>
  groupPage({}, { path: "/products/blue-mug?size=L", main: main(price) });

export const cases: PageRuleCases = {
  passing: [large("<p>€ 24.90</p>"), large("<p>S € 19.90</p><p>L € 24.90</p>")],
  failing: [large("<p>€ 19.90</p>")],
  outside: [groupPage(), groupPage({}, { path: "/products/blue-mug?utm_source=a" })],
  unknown: [large(""), large("<p>€ 3.00 deposit</p>")],
};
