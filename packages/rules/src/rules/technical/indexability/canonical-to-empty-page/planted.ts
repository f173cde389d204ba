import { type Planting, T, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.add("/care-stub", { html: "<!doctype html><html lang=en><title>Care</title><body><p>Go on</p></body></html>" }),
    p.swap(T, canonicalTag, canonical(absolute("/care-stub"))),
  ),
);
