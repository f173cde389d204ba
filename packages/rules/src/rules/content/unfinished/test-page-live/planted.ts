import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(p.swap(T, /<h1[^>]*>.*?<\/h1>/, "<h1>Test page</h1>"));
