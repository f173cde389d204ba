import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.remove("/policies/returns"),
    p.swap("/pages/faq", "<h2>How do I return something?</h2>", "<h2>May I change my mind?</h2>"),
    p.everywhere("Returns within 30 days", "30 days to change your mind"),
  ),
);
