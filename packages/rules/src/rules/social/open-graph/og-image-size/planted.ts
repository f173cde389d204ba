import { og } from "../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.swap(P, og("image:width"), '<meta property="og:image:width" content="100">'),
    p.swap(P, og("image:height"), '<meta property="og:image:height" content="100">'),
  ),
);
