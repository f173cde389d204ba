import { P, type Planting, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(P, robotsTag, '<meta name="robots" content="max-snippet:5">'));
