import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.inMain("/pages/faq", "<p>Unused goods can be returned for 14 days.</p>"));
