import { after } from "../../planting.ts";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  after(A, (html) => html.replace(/<title>.*?<\/title>/, "<title>Loading</title>")),
);

export const served: ServedFault = scripted(article(0), 'document.title="Loading"');
