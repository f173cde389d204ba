import { article } from "../../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(article((item) => without(item, "headline")));
