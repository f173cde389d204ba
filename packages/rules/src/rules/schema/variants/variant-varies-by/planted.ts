import { group } from "../../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(group((item) => without(item, "variesBy")));
