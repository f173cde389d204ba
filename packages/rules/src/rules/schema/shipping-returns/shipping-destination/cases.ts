import { productPage } from "../../../../case-pages/product-page.ts";
import { shippedProduct as page, SHIPPING } from "../../../../case-pages/shipped-product.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const to = (shippingDestination: unknown): ReturnType<typeof page> => page({ ...SHIPPING, shippingDestination });

export const cases: PageRuleCases = {
  passing: [
    page(),
    to([
      { "@type": "DefinedRegion", addressCountry: "AT" },
      { "@type": "DefinedRegion", addressCountry: { "@type": "Country", name: "CH" } },
    ]),
    to({ "@type": "DefinedRegion", addressCountry: ["DE", "FR"] }),
  ],
  failing: [
    to(undefined),
    to({ "@type": "DefinedRegion", addressRegion: "BY" }),
    to({ "@type": "DefinedRegion", addressCountry: "Sverige" }),
  ],
  outside: [productPage(), page({ "@id": "https://shop.example/#shipping" })],
};
