import { saw } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(saw(A, {}, { scriptMs: { own: 90, foreign: 900 } }));
