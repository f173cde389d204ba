import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** No page that was run in a browser: there the browser tells which picture leads. */
export const planting: Planting = planted(p.swap(shopProducts[46]!.path, 'fetchpriority="high"', 'loading="lazy"'));
