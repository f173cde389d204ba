import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(...["a", "b", "c"].map((name) => p.extra(`/de/${name}`, (html) => p.inLanguage(html, "de")))),
);
