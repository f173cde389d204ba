import { described, description } from "../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(
    P,
    description,
    described("A brush made of birch wood by people who have done so for many years, in a workshop near Ghent."),
  ),
);
