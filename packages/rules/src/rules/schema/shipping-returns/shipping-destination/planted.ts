import { inOffer } from "../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(inOffer("shippingDetails", (item) => without(item, "shippingDestination")));
