import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const firstPicture = /<img src="[^"]*"[^>]*fetchpriority="high">/;

export const planting: Planting = planted(
  p.swap(
    P,
    firstPicture,
    '<img src="/media/big.jpg" alt="A brush seen from the side" width="1600" height="1600" fetchpriority="high">',
  ),
);
