import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, "<b>Warning</b>: Undefined variable $care in <b>/var/www/shop/care.php</b> on line <b>12</b>"),
);
