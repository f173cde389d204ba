import { type Planting, offer, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(offer((item) => ({ ...item, price: "4.20" })));
