import { shopGroups } from "@audit/testkit/planted-shop/catalogue";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    // All products are reachable otherwise; only the list itself stops at the button.
    p.swap(C, /<nav class="pages".*?<\/nav>/s, '<button type="button">Load more</button>'),
    p.remove(`${C}?page=2`),
    p.inMain(p.LINKING, shopGroups[3]!.products.map(({ path, name }) => `<a href="${path}">${name}</a>`).join(" ")),
  ),
);
