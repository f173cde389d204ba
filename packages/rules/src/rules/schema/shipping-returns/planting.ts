import { shop } from "../planting.ts";
import type * as p from "@audit/testkit/planted-shop/plant";
import { offer } from "@audit/testkit/planted-shop/plant";

export const inOffer = (name: string, edit: (item: Record<string, unknown>) => unknown): p.Plant =>
  offer((one) => ({ ...one, [name]: edit(one[name] as Record<string, unknown>) }));

export const policy = (edit: (item: Record<string, unknown>) => unknown): p.Plant =>
  shop((item) => ({
    ...item,
    hasMerchantReturnPolicy: edit(item["hasMerchantReturnPolicy"] as Record<string, unknown>),
  }));
