import { all, offer, P, PRODUCT, type Planting, planted, swap } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  all(
    offer((item) => ({ ...item, price: "0.00" })),
    swap(P, `<p class="price">€${PRODUCT.price}</p>`, '<p class="price">€0.00</p>'),
  ),
  "offer-price-missing",
);
