import { after } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  after(P, (html) => html.replaceAll(`"price":"${p.PRODUCT.price}"`, '"price":"12.00"')),
);
