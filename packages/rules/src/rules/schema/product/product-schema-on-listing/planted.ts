import { CONTEXT } from "../../planting.ts";
import { C, type Planting, absolute, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    C,
    ["Blue", "Red"]
      .map((name) =>
        block({
          "@context": CONTEXT,
          "@type": "Product",
          name: `${name} bottle`,
          description: "A bottle of glass.",
          image: absolute("/media/a.jpg"),
          sku: name,
          brand: { "@type": "Brand", name: "Quiet Harbour" },
          offers: {
            "@type": "Offer",
            price: "9.90",
            priceCurrency: "EUR",
            availability: "https://schema.org/InStock",
          },
        }),
      )
      .join(""),
  ),
);
