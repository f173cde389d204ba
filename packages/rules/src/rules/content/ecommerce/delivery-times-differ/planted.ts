import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain("/pages/faq", "<p>Our standard delivery takes 6 to 9 working days.</p>"),
);
