import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { late } from "@audit/testkit/planted-shop/plant-run";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, product, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  p.all(
    p.withoutTag(P, /<section class="related">.*?<\/section>/s),
    p.swap(P, " of €4.90", ""),
    late(P, (html) => html.replace(/<p class="price">.*?<\/p>/, "").replace(/"price":"[\d.]+",/, "")),
  ),
  // Whoever reads the markup as sent finds an offer without its price.
  "offer-price-missing",
);

export const served: ServedFault = {
  ...scripted(
    product(1),
    `const price=document.createElement("p");price.className="price";price.textContent="€${shopProducts[27]!.price}";document.querySelector("h1").after(price)`,
    p.all(
      p.withoutTag(product(1), /<section class="related">.*?<\/section>/s),
      p.swap(product(1), " of €4.90", ""),
      p.withoutTag(product(1), /<p class="price">.*?<\/p>/),
      p.data(product(1), "Product", (item) => ({
        ...item,
        offers: p.without(item["offers"] as Record<string, unknown>, "price"),
      })),
    ),
  ),
  // Whoever reads the markup finds an offer without its price, before and after.
  follows: ["offer-price-missing"],
};
