import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({ ...shop, field: { ...shop.field, [P]: { lcpMs: 3100 } } }));
