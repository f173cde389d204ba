import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inMain(T, '<a href="https://www.amazon.de/dp/B000?tag=shop-21">Buy</a>'));
