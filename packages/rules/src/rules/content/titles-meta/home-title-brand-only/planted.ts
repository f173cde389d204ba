import { planted, type Planting } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { title, titled } from "../planting.ts";

export const planting: Planting = planted(p.swap("/", title, titled("Quiet Harbour")), "title-too-short");
