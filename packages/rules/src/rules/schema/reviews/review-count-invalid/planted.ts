import { product } from "../../planting.ts";
import { rating } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(product((item) => ({ ...item, ...rating({ reviewCount: 0 }) })));
