import { inArticle } from "../planting.ts";
import { paragraphs } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  inArticle(
    paragraphs([
      "Of all we asked, 63% of buyers keep such a thing for ten years or longer.",
      "And 41% of makers have learnt the craft from a parent who did the same.",
    ]),
  ),
);
