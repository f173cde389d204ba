import { secondPageElsewhere } from "../planting.ts";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(secondPageElsewhere, p.swap(C, /<nav class="pages".*?<\/nav>/s, "<p>Showing 1-10 of 20 products</p>")),
);
