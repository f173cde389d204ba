import { saw } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(saw(A, {}, { blockingMs: 900 }));

export const served: ServedFault = scripted(
  article(8),
  "const end=performance.now()+1500;while(performance.now()<end);",
);
