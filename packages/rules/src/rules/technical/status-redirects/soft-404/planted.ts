import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, at } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  p.probe("notFound", {
    url: absolute("/page-0a1b2c"),
    status: 200,
    contentType: "text/html",
    text: "<title>Shop</title>",
  }),
);

export const served: ServedFault = at(/^\/page-[0-9a-f]{20}$/, () => ({
  body: '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>',
}));
