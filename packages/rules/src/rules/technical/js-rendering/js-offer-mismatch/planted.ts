import { after } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  after(P, (html) => html.replace(/<p class="price">.*?<\/p>/, '<p class="price">€39.00</p>')),
);
