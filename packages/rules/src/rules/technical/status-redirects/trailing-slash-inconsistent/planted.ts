import { P, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.view(
    "other-slash",
    P,
    (page) => ({ ...page, html: page.html!.replaceAll(`${absolute(P)}"`, `${absolute(P)}/"`) }),
    { asked: `${P}/` },
  ),
);
