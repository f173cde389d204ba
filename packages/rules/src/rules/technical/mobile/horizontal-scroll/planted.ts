import { looked } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  looked(T, { sideways: { by: 240, elements: [{ selector: "table.sizes", right: 600 }] } }),
);

export const served: ServedFault = scripted(
  article(7),
  'const wide=document.createElement("div");wide.style.cssText="width:900px;height:20px;background:teal";document.querySelector("main").append(wide)',
);
