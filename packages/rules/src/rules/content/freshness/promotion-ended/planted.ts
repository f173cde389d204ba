import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap("/pages/care", "</main>", "<p>Spring sale: 20% off all bowls until 3 March 2025.</p></main>"),
);
