import { inArticle } from "../planting.ts";
import { paragraphs } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(inArticle(`<h2>What else we saw</h2>${paragraphs(sentences(40, 9320))}`));
