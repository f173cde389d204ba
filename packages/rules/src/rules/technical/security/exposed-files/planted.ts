import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.add("/backup/shop.sql", { headers: { "content-type": "application/sql" }, html: "CREATE TABLE customers;" }),
    p.link(p.LINKING, "/backup/shop.sql"),
  ),
);
