import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.robots((text) => `User-agent: GPTBot\nDisallow: /\n\n${text}`));
