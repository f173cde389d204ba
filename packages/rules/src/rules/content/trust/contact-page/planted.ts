import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.remove("/pages/contact"),
    p.data("/", "OnlineStore", (item) => p.without(item, "telephone", "email", "contactPoint", "address")),
  ),
);
