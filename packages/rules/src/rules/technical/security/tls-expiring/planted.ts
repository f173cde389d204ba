import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.certificate({ validTo: "2026-01-20T00:00:00.000Z" }));
