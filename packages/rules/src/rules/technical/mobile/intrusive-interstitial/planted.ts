import { saw } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { LAYER, type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  saw(A, { overlay: { share: 0.8, words: 9, text: "Join our newsletter and save ten percent on everything" } }),
);

export const served: ServedFault = scripted(
  article(9),
  LAYER("Join our newsletter now and save ten percent on all that we make"),
);
