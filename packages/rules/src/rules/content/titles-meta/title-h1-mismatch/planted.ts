import { title, titled } from "../planting.ts";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(C, title, titled("Handmade kitchenware for everyone you love")));
