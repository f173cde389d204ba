import { NOINDEX, type Planting, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.everywhere(robotsTag, NOINDEX), "pagination-noindex");
