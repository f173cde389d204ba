import { title, titled } from "../planting.ts";
import { shopArticles } from "@audit/testkit/planted-shop/catalogue";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(A, title, titled(`${shopArticles[11]!.title} | Quiet Harbour`)));
