import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, at } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  p.image({ url: `/media${P}.jpg`, from: p.absolute(P), status: 404 }),
  "og-image-broken",
);

export const served: ServedFault = at(/^\/media\/products\/.*kyoto.*\.jpg(\?|$)/, () => ({
  status: 404,
  body: "<title>Not found</title>",
}));
