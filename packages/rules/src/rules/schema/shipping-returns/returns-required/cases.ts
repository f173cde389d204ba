import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import { returnableProduct as page, RETURNS } from "../../../../case-pages/shipped-product.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const { applicableCountry: _country, ...nowhere } = RETURNS;

export const cases: PageRuleCases = {
  passing: [
    page(),
    page({ "@type": "MerchantReturnPolicy", merchantReturnLink: "https://shop.example/returns" }),
    homePageWith({ ...ORGANIZATION, hasMerchantReturnPolicy: RETURNS }),
  ],
  failing: [
    page(nowhere),
    page({ "@type": "MerchantReturnPolicy", merchantReturnDays: 30 }),
    homePageWith({ ...ORGANIZATION, hasMerchantReturnPolicy: nowhere }),
  ],
  outside: [productPage(), page({ "@id": "https://shop.example/#returns" })],
};
