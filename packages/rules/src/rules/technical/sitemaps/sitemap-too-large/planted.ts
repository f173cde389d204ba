import { mapFile } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  mapFile({ urls: 50_000, error: "The file names more than 50000 addresses." }),
);
