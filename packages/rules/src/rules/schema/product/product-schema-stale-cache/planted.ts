import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, at, edited } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  p.view(
    "fresh",
    P,
    (page) => ({ ...page, html: page.html!.replaceAll(`"price":"${p.PRODUCT.price}"`, '"price":"12.00"') }),
    { asked: `${P}?fresh=1` },
  ),
);

export const served: ServedFault = at(/[?&]fresh=1$/, (answer) =>
  edited(answer, (html) => html.replace(/"price":"[\d.]+"/, '"price":"3.00"')),
);
