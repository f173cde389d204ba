import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.inMain("/policies/shipping", "<p>Free shipping from €80.</p>"),
    p.inMain("/pages/faq", "<p>Free shipping for orders over €120.</p>"),
  ),
  "shipping-mismatch",
);
