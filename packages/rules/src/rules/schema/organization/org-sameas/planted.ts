import { shop } from "../../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(shop((item) => without(item, "sameAs")));
