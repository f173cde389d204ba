import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, '<iframe src="https://www.google.com/maps/embed?pb=1" loading="lazy"></iframe>'),
);
