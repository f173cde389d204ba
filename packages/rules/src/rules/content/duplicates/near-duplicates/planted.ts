import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(A, "/blog/near", (html) => html.replace("Choose the material.", "Choose a material.")),
    p.inSitemap("/blog/near"),
    p.link(p.LINKING, "/blog/near"),
    p.link("/pages/about", "/blog/near"),
  ),
);
