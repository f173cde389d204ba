import { CONTEXT } from "../../planting.ts";
import { type Planting, absolute, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead("/", block({ "@context": CONTEXT, "@type": "Organization", name: "Loud Harbour", url: absolute("/") })),
);
