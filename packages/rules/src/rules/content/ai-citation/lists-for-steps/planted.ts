import { inArticle } from "../planting.ts";
import { paragraphs } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  inArticle(
    paragraphs(["1. Choose the wood you like best.", "2. Cut it along the grain.", "3. Oil it three times a year."]),
  ),
);
