import { type Planting, T, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(T, robotsTag, '<meta name="robots" content="unavailable_after: 2024-01-01">'),
);
