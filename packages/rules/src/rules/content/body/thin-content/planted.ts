import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(A, /<p class="summary">.*<p>See the/s, "<p>See the"));
