import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inMain(T, '<script defer src="/assets/jquery-1.12.4.min.js"></script>'));
