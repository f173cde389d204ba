import { ORIGIN } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    "/pages/contact",
    p.block({
      "@context": "https://schema.org",
      "@type": "OnlineStore",
      name: "Quiet Harbour",
      url: `${ORIGIN}/`,
      telephone: "+353915559999",
    }),
  ),
);
