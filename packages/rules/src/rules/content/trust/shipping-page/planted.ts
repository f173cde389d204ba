import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.remove("/policies/shipping"),
    p.swap("/pages/faq", "<h2>How long does delivery take?</h2>", "<h2>When will I have it?</h2>"),
    p.swap("/pages/faq", "<h2>What does shipping cost?</h2>", "<h2>What do I pay for the post?</h2>"),
  ),
);
