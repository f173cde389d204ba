import { DE, alternate, pair, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  versions(pair + alternate("fr", absolute(DE)), pair + alternate("fr", absolute(DE))),
);
