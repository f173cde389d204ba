import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.swap(P, '<p class="stock">In stock</p>', '<p class="stock">Out of stock</p>'),
    p.withoutTag(P, /<section class="related">.*?<\/section>/s),
    p.swap(P, '<button type="submit" class="buy">Add to cart</button>', ""),
    p.offer((offer) => ({ ...offer, availability: "https://schema.org/OutOfStock" })),
  ),
);
