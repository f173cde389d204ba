import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** The markup keeps its rating; the page no longer shows it. */
export const planting: Planting = planted(p.withoutTag(P, /<p class="rating">.*?<\/p>/));
