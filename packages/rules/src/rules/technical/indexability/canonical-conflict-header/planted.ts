import { type Planting, T, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.header(T, { link: `<${absolute("/pages/about")}>; rel="canonical"` }));
