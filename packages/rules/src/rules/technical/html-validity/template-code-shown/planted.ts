import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inMain(T, "<p>[:de]Holz ölen[:en]Oil the wood[:]</p>"));
