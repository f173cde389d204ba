import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain("/policies/terms", '<p><a href="https://ec.europa.eu/consumers/odr">Disputes</a></p>'),
);
