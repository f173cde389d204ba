import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.copy(C, `${C}?sort_by=price`), p.link(C, `${C}?sort_by=price`)));
