import { CONTEXT } from "../../planting.ts";
import { P, type Planting, absolute, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    P,
    block({
      "@context": CONTEXT,
      "@type": "Product",
      name: "Another thing",
      image: absolute("/media/a.jpg"),
      sku: "QB-9",
      brand: { "@type": "Brand", name: "Quiet Harbour" },
      offers: { "@type": "Offer", price: "9.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    }),
  ),
);
