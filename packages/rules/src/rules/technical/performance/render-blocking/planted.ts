import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inHead(T, "abc".replaceAll(/./g, '<script src="/assets/$&.js"></script>')));
