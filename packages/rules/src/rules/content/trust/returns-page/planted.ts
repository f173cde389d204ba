import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** Terms and answers may tell it, too. */
export const planting: Planting = planted(
  p.all(
    p.remove("/policies/returns"),
    p.remove("/policies/terms"),
    p.remove("/pages/faq"),
    p.everywhere("Returns within 30 days", "30 days to change your mind"),
  ),
  "terms-page",
);
