import { policy } from "../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(policy((item) => without(item, "returnFees", "returnMethod")));
