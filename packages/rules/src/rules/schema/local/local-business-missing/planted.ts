import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain("/pages/contact", "<p>Harbour Row 4, 10115 Galway</p><p>Monday - Friday: 09:00 - 18:00</p>"),
);
