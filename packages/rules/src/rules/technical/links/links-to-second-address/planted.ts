import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all((shop) => p.add(`${P}.html`, shop.pages[P] ?? {})(shop), p.link(p.LINKING, `${P}.html`)),
);
