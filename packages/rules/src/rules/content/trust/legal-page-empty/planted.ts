import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(
    "/policies/terms",
    /(<h1[^>]*>.*?<\/h1>)[\s\S]*<\/main>/,
    "<h1>Terms of sale</h1><p>The text will be added here.</p></main>",
  ),
);
