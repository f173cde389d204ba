import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** Terms and answers may tell it, too. */
export const planting: Planting = planted(
  p.all(p.remove("/policies/shipping"), p.remove("/policies/terms"), p.remove("/pages/faq")),
  "terms-page",
);
