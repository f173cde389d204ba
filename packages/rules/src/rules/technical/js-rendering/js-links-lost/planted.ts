import { after } from "../../planting.ts";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  after(A, (html) => html.replace(/<header.*<\/header>/s, "").replace(/<footer.*<\/footer>/s, "")),
);

export const served: ServedFault = scripted(
  article(4),
  'document.querySelector("header").remove();document.querySelector("footer").remove()',
);
