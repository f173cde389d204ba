import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(A, /(<h2>What makes a good [^<]*<\/h2>)<p>.*?<\/p>/s, "<h2>What makes a good thing?</h2><h2>And then?</h2>"),
);
