import { late } from "@audit/testkit/planted-shop/plant-run";
import { C, P, type Planting, planted, T } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const withoutFrame = (html: string): string =>
  html.replace(/<header class="site-header">.*?<\/header>/s, "").replace(/<footer.*?<\/footer>/s, "");

export const planting: Planting = planted(p.all(late(P, withoutFrame), late(C, withoutFrame), late(T, withoutFrame)));
