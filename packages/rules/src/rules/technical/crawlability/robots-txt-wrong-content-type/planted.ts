import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({
  ...shop,
  robots: { text: p.robotsText(shop), contentType: "text/html" },
}));
