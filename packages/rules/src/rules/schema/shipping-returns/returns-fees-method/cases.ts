import { productPage } from "../../../../case-pages/product-page.ts";
import { returnableProduct as page, RETURNS } from "../../../../case-pages/shipped-product.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const CHARGED = { ...RETURNS, returnFees: "https://schema.org/ReturnShippingFees" };

export const cases: PageRuleCases = {
  passing: [
    page(),
    page({ ...RETURNS, returnFees: undefined, customerRemorseReturnFees: "https://schema.org/FreeReturn" }),
    page({ ...CHARGED, returnShippingFeesAmount: { "@type": "MonetaryAmount", value: 5, currency: "EUR" } }),
  ],
  failing: [page({ ...RETURNS, returnFees: undefined }), page({ ...RETURNS, returnMethod: undefined }), page(CHARGED)],
  outside: [
    productPage(),
    page({ ...RETURNS, returnPolicyCategory: "MerchantReturnNotPermitted", returnFees: undefined }),
    page({ "@type": "MerchantReturnPolicy", merchantReturnLink: "https://shop.example/returns" }),
  ],
};
