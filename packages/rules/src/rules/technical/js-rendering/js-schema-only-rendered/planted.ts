import { late } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, article, scripted } from "@audit/testkit/planted-shop/served-fault";

const script = (type: string): RegExp =>
  new RegExp(`<script type="application/ld\\+json">[^<]*"@type":"${type}".*?</script>`);

export const planting: Planting = planted(late(A, (html) => html.replace(script("BlogPosting"), "")));

export const served: ServedFault = scripted(
  article(10),
  'const data=document.createElement("script");data.type="application/ld+json";data.textContent=JSON.stringify({"@context":"https://schema.org","@type":"BlogPosting",headline:document.querySelector("h1").textContent});document.head.append(data)',
  p.data(article(10), "BlogPosting", () => null),
);
