import { productPage } from "../../../../case-pages/product-page.ts";
import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const html = productPage().html!;
const product = (share: number | null, text = "Join our newsletter") =>
  ran(html, html, share === null ? {} : { run: { overlay: { share, words: 3, text } } }, "/products/blue-mug");

export const cases: SiteRuleCases = {
  passing: [product(null), product(0.2)],
  failing: [product(0.9), product(0.6, "We use cookies. Accept all?")],
  outside: [ran(teaPage("<h1>Tea</h1>"))],
  unknown: [notRun(html)],
};
