import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, "<p>Unsere KÃ¼che ist fÃ¼r alle da, die gern kochen und essen.</p>"),
);
