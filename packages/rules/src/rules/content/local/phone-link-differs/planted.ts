import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap("/pages/contact", 'href="tel:+353915550100"', 'href="tel:+353915550199"'),
);
