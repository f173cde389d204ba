import { saw } from "@audit/testkit/planted-shop/plant-run";
import { A, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  saw(A, {}, { lcpImage: { url: absolute("/media/a.jpg"), inHtml: true, priority: false, share: 0.3 } }),
);
