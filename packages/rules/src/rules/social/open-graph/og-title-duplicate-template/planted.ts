import { og } from "../planting.ts";
import { A, P, type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(...[P, A, T].map((path) => p.swap(path, og("title"), '<meta property="og:title" content="Our best things">'))),
);
