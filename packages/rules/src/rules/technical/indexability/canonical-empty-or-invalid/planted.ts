import { P, type Planting, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(P, canonicalTag, '<link rel="canonical" href="">'));
