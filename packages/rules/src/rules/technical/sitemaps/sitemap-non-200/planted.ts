import { P, type Planting, moved, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.inSitemap("/old"), p.add("/old", moved(P))));
