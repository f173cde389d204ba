import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const SAMPLE = {
  html: "<!doctype html><title>Slider sample</title><h1>Slider</h1><p>Each option of the slider, one below the other.</p>",
};

export const planting: Planting = planted(
  p.all(p.add("/libs/slider/sample", SAMPLE), p.inSitemap("/libs/slider/sample")),
);
