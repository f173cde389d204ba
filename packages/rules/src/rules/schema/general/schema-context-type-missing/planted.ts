import { P, type Planting, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inHead(P, block({ name: "Brush" })));
