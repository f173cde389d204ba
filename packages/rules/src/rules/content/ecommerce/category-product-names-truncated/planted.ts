import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.change(C, (page) => ({ ...page, html: page.html!.replace(/<span class="price">.*?<\/span>/g, "") })),
);
