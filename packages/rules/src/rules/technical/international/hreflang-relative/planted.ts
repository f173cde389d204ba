import { DE, EN, alternate, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(versions(alternate("en", absolute(EN)) + alternate("de", DE)));
