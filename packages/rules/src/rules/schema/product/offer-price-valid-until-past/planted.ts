import { type Planting, offer, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(offer((item) => ({ ...item, priceValidUntil: "2024-01-01" })));
