import { entries } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(entries(() => ({ lastmod: "2026-01-10" })));
