import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(T, "</body>", '<footer><a href="#">Terms</a><a href="#">Privacy</a><a href="#">Instagram</a></footer></body>'),
);
