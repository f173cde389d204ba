import { looked } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(looked(T, { back: { added: 1, trap: "kept", to: null, asksToStay: false } }));
