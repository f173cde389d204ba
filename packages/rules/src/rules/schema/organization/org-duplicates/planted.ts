import { CONTEXT } from "../../planting.ts";
import { ORIGIN } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, T, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    T,
    block({
      "@context": CONTEXT,
      "@type": "Organization",
      "@id": `${ORIGIN}/#organization`,
      name: "Demo store",
      url: `${ORIGIN}/`,
    }),
  ),
);
