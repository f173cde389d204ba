import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(C, /(<\/h1>)(<p>.*?<\/p>)+/s, "</h1>"));
