import { mapFile } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(mapFile({ error: "The XML breaks off at line 7." }));
