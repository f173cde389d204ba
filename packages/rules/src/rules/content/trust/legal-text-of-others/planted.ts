import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(
    "/policies/terms",
    "</main>",
    "<p>These terms are those of Northfire Trading Ltd, office@northfiretrading.com.</p></main>",
  ),
);
