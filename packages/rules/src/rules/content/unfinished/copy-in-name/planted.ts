import { type Planting, P, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(P, /(?<=<h1[^>]*>[^<]*)<\/h1>/, " (Copy)</h1>"));
