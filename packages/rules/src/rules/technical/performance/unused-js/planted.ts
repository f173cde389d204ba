import { BYTES } from "../planting.ts";
import { saw } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(saw(A, {}, { unusedScript: 0.9, bytes: { ...BYTES, script: 220_000 } }));
