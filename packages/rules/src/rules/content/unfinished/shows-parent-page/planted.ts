import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** The list of articles saved under the address of one of them. */
export const planting: Planting = planted(p.duplicateOf("/blog", A));
