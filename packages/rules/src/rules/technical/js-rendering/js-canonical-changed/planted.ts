import { after } from "../../planting.ts";
import { A, type Planting, T, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(after(A, (html) => html.replace(p.canonicalTag, p.canonical(absolute(T)))));

export const served: ServedFault = scripted(
  article(2),
  'document.querySelector("link[rel=canonical]").href="/pages/care"',
);
