import { og } from "../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(P, og("image"), '<meta property="og:image" content="/media/a.jpg">'));
