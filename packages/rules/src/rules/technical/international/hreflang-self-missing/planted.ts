import { DE, alternate, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(versions(alternate("de", absolute(DE))));
