import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.change(T, (page) => ({ ...page, html: page.html!.replace("<main ", "<div ").replace("</main>", "</div>") })),
);
