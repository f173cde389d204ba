import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({ ...shop, robots: 503 }));
