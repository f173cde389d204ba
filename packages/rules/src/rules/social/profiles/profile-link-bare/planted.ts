import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.everywhere(/<ul class="social">/, '<ul class="social"><li><a href="https://www.tiktok.com/">TikTok</a></li>'),
);
