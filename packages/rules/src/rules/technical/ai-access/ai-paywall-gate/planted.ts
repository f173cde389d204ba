import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.data(A, "BlogPosting", (item) => ({ ...item, isAccessibleForFree: false })),
);
