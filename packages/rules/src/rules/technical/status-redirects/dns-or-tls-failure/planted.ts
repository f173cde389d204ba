import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.probe("otherHost", { url: "https://www.shop.example/", status: 0, failure: "tls" }),
);
