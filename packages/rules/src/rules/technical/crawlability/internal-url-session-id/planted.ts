import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.link(p.LINKING, `${P}?PHPSESSID=0a1b2c3d4e5f6071`));
