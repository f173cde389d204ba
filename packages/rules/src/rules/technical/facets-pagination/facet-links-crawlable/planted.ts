import { C, type Planting, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(
    C,
    [
      ...numbers(12).flatMap((index) => ["colour", "size", "price"].map((name) => `${name}=${index}`)),
      "colour=1&size=2",
    ]
      .map((query) => `<a href="${C}?${query}">${query}</a>`)
      .join(""),
  ),
);
