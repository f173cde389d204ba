import { P, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inHead(P, `<link rel="alternate" hreflang="en-GB" href="${absolute(P)}">`));
