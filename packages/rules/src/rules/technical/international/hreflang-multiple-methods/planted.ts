import { DE, EN, alternate, pair, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    versions(pair + alternate("x-default", absolute(EN)), pair),
    p.header(EN, { link: `<${absolute(DE)}>; rel="alternate"; hreflang="x-default"` }),
  ),
);
