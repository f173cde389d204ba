import { productPage } from "../../../../case-pages/product-page.ts";
import { returnableProduct as page, RETURNS } from "../../../../case-pages/shipped-product.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const days = (merchantReturnDays: unknown): ReturnType<typeof page> => page({ ...RETURNS, merchantReturnDays });

export const cases: PageRuleCases = {
  passing: [page(), days("14"), days("2026-12-31")],
  failing: [days(undefined), days(0), days("30 days"), days(-1)],
  outside: [
    productPage(),
    page({
      ...RETURNS,
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      merchantReturnDays: undefined,
    }),
    page({ "@type": "MerchantReturnPolicy", merchantReturnLink: "https://shop.example/returns" }),
  ],
};
