import { secondPageElsewhere } from "../planting.ts";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(secondPageElsewhere, p.swap(C, /<a rel="next"[^>]*>/, '<a href="#page=2">')),
);
