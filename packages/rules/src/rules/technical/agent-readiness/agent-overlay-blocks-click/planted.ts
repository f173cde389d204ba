import { COOKIES } from "../../planting.ts";
import { saw } from "@audit/testkit/planted-shop/plant-run";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { LAYER, type ServedFault, product, scripted } from "@audit/testkit/planted-shop/served-fault";

// A question about cookies may cover a page, but not the buy button of those that buy for people.
export const planting: Planting = planted(saw(P, { overlay: { share: 0.8, words: 11, text: COOKIES } }));

export const served: ServedFault = scripted(
  product(0),
  LAYER("We use cookies to see which pages are read. Accept all or choose."),
);
