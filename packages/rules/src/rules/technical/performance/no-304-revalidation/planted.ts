import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, page } from "@audit/testkit/planted-shop/served-fault";

export const served: ServedFault = {
  answer: ({ path, headers }, shop) => (headers["if-none-match"] ? page(path, {}, shop) : null),
};

export const planting: Planting = planted(p.view("if-changed", "/", (page) => page, { sent: '"9f1c"' }));
