import { C, type Planting, gone, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.add(`${C}?page=3`, gone), p.link(C, `${C}?page=3`)));
