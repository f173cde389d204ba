import { type Planting, planted, PRODUCT } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const dearer = (Number(PRODUCT.price) + 11).toFixed(2);

/** Two offers, of which the page names another price for one. */
export const planting: Planting = planted(
  p.all(
    p.offer((offer) => [
      { ...(offer as object), name: "Single" },
      { ...(offer as object), name: "Twinpack", price: dearer },
    ]),
    p.inMain(p.P, `<p>Twinpack: €${(Number(PRODUCT.price) + 12).toFixed(2)}</p>`),
  ),
);
