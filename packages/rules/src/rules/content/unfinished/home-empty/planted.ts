import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap("/", /(<main[^>]*>)[\s\S]*(<h1[^>]*>.*?<\/h1>)[\s\S]*<\/main>/, "<main><h1>Fern</h1></main>"),
);
