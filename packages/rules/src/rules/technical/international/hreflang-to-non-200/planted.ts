import { alternate, pair, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(versions(pair + alternate("fr", absolute("/gone"))), p.add("/gone", { status: 404, html: "<h1>Gone</h1>" })),
);
