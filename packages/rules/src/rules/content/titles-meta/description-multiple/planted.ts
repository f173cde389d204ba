import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    T,
    '<meta name="description" content="Just another shop for things of the house, made with a theme that says so everywhere.">',
  ),
);
