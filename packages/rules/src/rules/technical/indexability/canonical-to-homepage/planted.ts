import {
  type Planting,
  T,
  absolute,
  canonical,
  canonicalTag,
  numbers,
  planted,
} from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    ...numbers(3).map((index) =>
      p.all(
        p.copy(T, `/pages/extra-${index}`),
        p.swap(`/pages/extra-${index}`, canonicalTag, canonical(absolute("/"))),
        p.link(p.LINKING, `/pages/extra-${index}`),
      ),
    ),
  ),
);
