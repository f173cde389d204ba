import { DE, EN, pair } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.inHead(EN, pair), p.inHead(DE, pair)), "text-in-other-language");
