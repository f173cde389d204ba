import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { all, change, planted, type Planting } from "@audit/testkit/planted-shop/plant";
import { imageOf } from "@audit/testkit/planted-shop/render";

const goods = [shopProducts[3]!, shopProducts[27]!, shopProducts[51]!, shopProducts[75]!];

export const planting: Planting = planted(
  all(
    ...goods.map((product) =>
      change(product.path, (page) => ({
        ...page,
        html: page.html!.replaceAll(imageOf(product), imageOf(goods[0]!)),
      })),
    ),
  ),
);
