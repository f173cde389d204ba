import { C, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.view(
    "beyond-last",
    C,
    (page) => ({ ...page, html: page.html!.replaceAll(`${absolute(C)}"`, `${absolute(C)}?page=9999"`) }),
    { asked: `${C}?page=9999` },
  ),
);
