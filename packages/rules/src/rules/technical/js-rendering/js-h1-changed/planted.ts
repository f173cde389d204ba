import { after } from "../../planting.ts";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  after(A, (html) => html.replace(/<h1>.*?<\/h1>/, "<h1>Read this first</h1>")),
);

export const served: ServedFault = scripted(article(1), 'document.querySelector("h1").textContent="Read this first"');
