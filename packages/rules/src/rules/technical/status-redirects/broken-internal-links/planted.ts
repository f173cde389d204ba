import { type Planting, gone, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.all(p.add("/gone", gone), p.link(p.LINKING, "/gone")));
