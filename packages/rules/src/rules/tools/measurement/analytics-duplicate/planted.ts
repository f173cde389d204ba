import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    P,
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-7QH2K4M9XP"></script><script>gtag("config","G-7QH2K4M9XP")</script>',
  ),
);
