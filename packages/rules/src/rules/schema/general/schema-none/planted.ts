import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { card } from "@audit/testkit/planted-shop/render";
import { sentences } from "@audit/testkit/planted-shop/words";

const gifts = [1, 22, 43, 64, 85, 106].map((index) => shopProducts[index]!);

// Right below the home page no trail is asked for.
export const planting: Planting = planted(
  p.all(
    p.copy(C, "/gifts", (html) =>
      html
        .replace(/<script type="application\/ld\+json">.*?<\/script>/g, "")
        .replace(/<nav (aria-label="Breadcrumb"|class="pages").*?<\/nav>/gs, "")
        .replace(/<ul class="product-grid">.*<\/ul>/s, `<ul class="product-grid">${gifts.map(card).join("")}</ul>`)
        .replace(
          /(<\/h1>)(<p>.*?<\/p>)+/s,
          `</h1>${sentences(6, 9400)
            .map((text) => `<p>${text}</p>`)
            .join("")}`,
        ),
    ),
    p.inSitemap("/gifts"),
    p.everywhere('<li><a href="/blog">', '<li><a href="/gifts">Gifts</a></li><li><a href="/blog">'),
  ),
);
