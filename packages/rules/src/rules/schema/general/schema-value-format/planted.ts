import { article } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(article((item) => ({ ...item, dateModified: "yesterday" })));
