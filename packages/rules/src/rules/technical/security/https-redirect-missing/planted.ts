import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.probe("httpHome", {
    url: "http://shop.example/",
    status: 200,
    contentType: "text/html",
    text: "<title>Shop</title>",
  }),
);
