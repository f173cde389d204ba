import { P, type Planting, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.withoutTag(P, canonicalTag), p.inMain(P, canonical(absolute(P)))));
