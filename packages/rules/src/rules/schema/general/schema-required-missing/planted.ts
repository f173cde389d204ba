import { CONTEXT } from "../../planting.ts";
import { type Planting, T, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    T,
    block({
      "@context": CONTEXT,
      "@type": "Event",
      name: "Open workshop",
      location: { "@type": "Place", name: "Galway" },
    }),
  ),
);
