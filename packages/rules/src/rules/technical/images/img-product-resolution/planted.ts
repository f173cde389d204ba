import { picture } from "../planting.ts";
import { looked } from "@audit/testkit/planted-shop/plant-run";
import { P, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  looked(P, {
    images: ["", "?view=4x3", "?view=16x9"].map((query) => ({
      url: absolute(`/media${P}.jpg${query}`),
      ...picture(300, 300),
    })),
  }),
);
