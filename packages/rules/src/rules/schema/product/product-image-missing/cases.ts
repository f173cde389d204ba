import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const withImage = (image: unknown): ReturnType<typeof productPage> => productPage({ jsonLd: { ...PRODUCT, image } });

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    withImage({ "@type": "ImageObject", url: "https://shop.example/mug.jpg" }),
    withImage(["https://shop.example/1.jpg", "https://shop.example/2.jpg"]),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@type": "ProductGroup",
        name: "Mug",
        hasVariant: [{ ...PRODUCT, "@context": undefined }],
      },
    }),
  ],
  failing: [withImage(undefined), withImage(""), withImage([])],
  outside: [
    productPage({ jsonLd: null }),
    productPage({
      jsonLd: {
        ...PRODUCT,
        image: undefined,
        offers: { "@type": "AggregateOffer", lowPrice: 10, highPrice: 300, priceCurrency: "EUR", offerCount: 27 },
      },
    }),
  ],
};
