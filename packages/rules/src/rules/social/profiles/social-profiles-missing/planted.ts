import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.everywhere(/<ul class="social">.*?<\/ul>/s, ""),
    p.data("/", "OnlineStore", (item) => p.without(item, "sameAs")),
  ),
);
