import { h1 } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(P, h1, "<h1>QB-1045</h1>"));
