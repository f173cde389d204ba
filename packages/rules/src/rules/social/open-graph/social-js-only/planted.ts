import { late } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  late(A, (html) => html.replace(/<meta (property="og|name="twitter):[^>]*>\s*/g, "")),
);

export const served: ServedFault = scripted(
  article(11),
  'for(const name of ["og:title","og:image","twitter:card"]){const tag=document.createElement("meta");tag.setAttribute("property",name);tag.content="A thing";document.head.append(tag)}',
  p.change(article(11), (one) => ({
    ...one,
    html: one.html!.replace(/<meta (property="og|name="twitter):[^>]*>\s*/g, ""),
  })),
);
