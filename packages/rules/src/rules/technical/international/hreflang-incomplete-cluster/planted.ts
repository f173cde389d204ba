import { alternate, pair, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    versions(pair + alternate("pl", absolute("/pages/about"))),
    p.inHead("/pages/about", pair + alternate("pl", absolute("/pages/about"))),
    p.spoken("/pages/about", "pl"),
  ),
);
