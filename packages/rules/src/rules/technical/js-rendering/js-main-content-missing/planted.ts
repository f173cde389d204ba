import { SHORT } from "../planting.ts";
import { withMain } from "../../planting.ts";
import { late } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.extra("/pages/late"), late("/pages/late", withMain(SHORT))));
