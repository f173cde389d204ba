import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const card = /<meta name="twitter:[^>]*>\s*/g;

export const planting: Planting = planted(
  p.all(p.change(P, (page) => ({ ...page, html: page.html!.replace(card, "") }))),
);
