import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { P, type Planting, absolute, canonical, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const OTHER = shopProducts[50]!.path;

export const planting: Planting = planted(p.inHead(P, canonical(absolute(OTHER))));
