import { described, description } from "../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(P, description, described(shopProducts[0]!.summary)));
