import { everywhere, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    everywhere(/<\/footer>/, "<p>Monday 9:00 - 17:00</p></footer>"),
    p.swap("/pages/about", "<p>Monday 9:00 - 17:00</p>", "<p>Monday 10:00 - 20:00</p>"),
  ),
  "local-business-missing",
);
