import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) =>
  p.probe("otherHost", {
    url: "https://www.shop.example/",
    status: 200,
    contentType: "text/html",
    text: "<title>Quiet Harbour: things for the house, made by hand</title>",
  })(shop),
);
