import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.image({ url: `/media${P}.jpg`, from: p.absolute(P), status: 200, contentType: "image/jpeg", bytes: 900_000 }),
);
