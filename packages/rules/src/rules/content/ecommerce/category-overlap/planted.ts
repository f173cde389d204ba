import { h1, paragraphs, title } from "../../planting.ts";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(
  p.all(
    p.copy(C, "/collections/again", (html) =>
      html
        .replace(h1, "<h1>Gifts for cooks</h1>")
        .replace(title, "<title>Gifts for cooks, made by hand | Quiet Harbour</title>")
        .replace(/(<\/h1>)(<p>.*?<\/p>)+/s, `</h1>${paragraphs(sentences(12, 9330))}`)
        .replace(/<nav class="pages".*?<\/nav>/s, ""),
    ),
    p.inSitemap("/collections/again"),
    p.everywhere(
      '<li><a href="/blog">',
      '<li><a href="/collections/again">Gifts for cooks</a></li><li><a href="/blog">',
    ),
  ),
);
