import { type Planting, gone, planted, T } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.add("/left-over/", gone),
    p.inHead(T, '<base href="/left-over/">'),
    p.inMain(T, '<p><a href="#top">To the top of the page</a></p>'),
  ),
);
