import { title } from "../../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

// A template that begins nearly all titles of the site with the same words.
export const planting: Planting = planted(
  p.all(
    ...shopProducts.map(({ path, name }) =>
      p.swap(
        path,
        title,
        `<title>Quiet Harbour: handcrafted household goods of wood, linen and clay, sent to your home – ${name}</title>`,
      ),
    ),
  ),
  "title-too-long",
);
