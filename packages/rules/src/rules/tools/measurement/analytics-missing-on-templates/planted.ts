import { shopArticles } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    ...shopArticles.map(({ path }) =>
      p.withoutTag(path, /<script async src="https:\/\/www\.googletagmanager\.com.*?cookiebot[^>]*><\/script>/s),
    ),
  ),
);
