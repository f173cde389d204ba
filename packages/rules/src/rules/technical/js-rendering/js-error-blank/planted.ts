import { after, withMain } from "../../planting.ts";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(after(A, withMain(""), { errors: ["TypeError: x is undefined"] }));

export const served: ServedFault = {
  ...scripted(article(5), 'document.querySelector("main").innerHTML="";throw new TypeError("no products")'),
  // The footer jumps to where the content was.
  follows: ["cwv-cls"],
};
