import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const priced = (price: unknown): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, price } } });

export const cases: PageRuleCases = {
  passing: [priced("19.90"), priced(1299.9), priced(" 20 ")],
  failing: [priced("19,90"), priced("€19.90"), priced("1,299.00"), priced("19.90 EUR"), priced("Call us"), priced(-1)],
  outside: [priced(undefined), priced(""), productPage({ jsonLd: null })],
};
