import { C, type Planting, absolute, canonical, canonicalTag, moved, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(C, `${C}?colour=red`),
    p.swap(`${C}?colour=red`, canonicalTag, canonical(absolute("/collections/old"))),
    p.add("/collections/old", moved(C)),
    p.link(C, `${C}?colour=red`),
  ),
);
