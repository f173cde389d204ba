import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { all, change, planted, type Planting } from "@audit/testkit/planted-shop/plant";

const formula = (name: string): string =>
  `<p>The ${name} is to be had at the best price in our house. We send it to every country of the world.</p>`;

export const planting: Planting = planted(
  all(
    ...shopProducts.map(({ path, name }) =>
      change(path, (page) => ({
        ...page,
        html: page.html!.replace(/<h2>What it is<\/h2>.*<h2>Details/s, `${formula(name)}<h2>Details`),
      })),
    ),
  ),
);
