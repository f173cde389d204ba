import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({ ...shop, field: { ...shop.field, [A]: { inpMs: 340 } } }));
