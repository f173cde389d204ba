import { after } from "../../planting.ts";
import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  after(A, (html) => html.replace(/<meta name="description"[^>]*>/, '<meta name="description" content="Loading">')),
);
