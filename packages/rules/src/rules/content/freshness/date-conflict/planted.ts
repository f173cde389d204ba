import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(
    A,
    /<time datetime="[^"]*" itemprop="datePublished">[^<]*<\/time>/,
    '<time datetime="2019-03-03" itemprop="datePublished">3 March 2019</time>',
  ),
);
