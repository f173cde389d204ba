import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(T, /<meta property="og:site_name"[^>]*>/, '<meta property="og:site_name" content="QuietHarbour">'),
);
