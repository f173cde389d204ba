import { type Planting, offer, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(offer((item) => without(item, "priceCurrency")));
