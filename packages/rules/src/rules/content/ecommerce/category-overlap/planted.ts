import { h1, paragraphs, title } from "../../planting.ts";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

const AGAIN = "/collections/again";

/** A list of the same goods on as many pages, with a text of its own. */
export const planting: Planting = planted(
  p.all(
    p.copy(C, AGAIN, (html) =>
      html
        .replaceAll(`${C}?page=`, `${AGAIN}?page=`)
        .replace(h1, "<h1>Gifts for cooks</h1>")
        .replace(title, "<title>Gifts for cooks, made by hand | Quiet Harbour</title>")
        .replace(/(<\/h1>)(<p>.*?<\/p>)+/s, `</h1>${paragraphs(sentences(12, 9330))}`),
    ),
    p.copy(`${C}?page=2`, `${AGAIN}?page=2`, (html) =>
      html.replaceAll(`${C}"`, `${AGAIN}"`).replaceAll(`${C}?page=`, `${AGAIN}?page=`),
    ),
    p.inSitemap(AGAIN),
    p.everywhere('<li><a href="/blog">', `<li><a href="${AGAIN}">Gifts for cooks</a></li><li><a href="/blog">`),
  ),
);
