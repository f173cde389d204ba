import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.withoutTag(P, /<p class="delivery">.*?<\/p>/),
    // Any number of days may be that of delivery.
    p.swap(P, / for \d+ days, then none/g, " for a while"),
  ),
);
