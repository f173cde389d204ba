import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(A, '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="How it is made"></iframe>'),
);
