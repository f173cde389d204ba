import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.view("other-language", P, (page) => ({ ...page, html: page.html!.replaceAll(`€${p.PRODUCT.price}`, "£99.00") }), {
    sent: "de",
  }),
);
