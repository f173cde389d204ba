import { entries } from "../planting.ts";
import { A, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(entries(({ url }) => (url === absolute(A) ? { lastmod: "2020-01-01" } : {})));
