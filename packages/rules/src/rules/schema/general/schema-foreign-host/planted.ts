import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";

const onOldHost = ({ path }: { readonly path: string }) =>
  p.data(path, "Product", (item) => ({ ...item, url: `https://staging.example${path}` }));

export const planting: Planting = planted(p.all(...shopProducts.slice(40, 44).map(onOldHost)));
