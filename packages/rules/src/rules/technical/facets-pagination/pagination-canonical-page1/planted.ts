import { C, type Planting, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(`${C}?page=2`, canonicalTag, canonical(absolute(C))));
