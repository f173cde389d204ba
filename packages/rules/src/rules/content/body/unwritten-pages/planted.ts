import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** An article of which the name and the author are left beside what all articles show. */
export const planting: Planting = planted(
  p.swap(A, /<p class="summary">.*<\/article>/s, "</article>"),
  "thin-content",
  "weak-internal-links",
);
