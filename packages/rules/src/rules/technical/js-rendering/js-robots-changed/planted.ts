import { after } from "../../planting.ts";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(after(A, (html) => html.replace(p.robotsTag, p.NOINDEX)));

export const served: ServedFault = scripted(
  article(3),
  'document.querySelector("meta[name=robots]").content="noindex"',
);
